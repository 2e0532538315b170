import { inject, injectable, type TabRequest, Tabs } from 'lathe';
import { newId } from '../replaceTab';

/** A command that opens a tab. */
function opening(request: TabRequest) {
  @injectable()
  class OpenTab {
    constructor(@inject(Tabs) private readonly tabs: Tabs) {}

    async run(): Promise<void> {
      await this.tabs.open(request);
    }
  }
  return OpenTab;
}

export const permissionCommands = {
  'admin.showProfiles': opening({ type: 'profiles' }),
  'admin.newProfile': opening({ type: 'newProfile' }),
  'admin.showPermissionSets': opening({ type: 'permissionSets' }),
  'admin.newPermissionSet': opening({ type: 'permissionSet', id: newId }),
  'admin.showTemporaryAuthority': opening({ type: 'temporaryAuthority' }),
  'admin.grantForATime': opening({ type: 'newTemporaryGrant' }),
  'admin.explainAccess': opening({ type: 'explainAccess' }),
  'admin.showQueues': opening({ type: 'queues' }),
  'admin.newQueue': opening({ type: 'queue', id: newId }),
} as const;
