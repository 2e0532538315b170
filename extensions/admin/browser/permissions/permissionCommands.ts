import { inject, injectable, type TabRequest, Tabs } from 'lathe';
import { newId } from 'lathe/ui';
import { queueRemoval } from '../queues/queueRemoval';
import { removing } from '../removing';
import { CloneProfile } from './cloneProfile';
import { ExplainAccess } from './explainAccess';
import { GrantForATime } from './grantForATime';
import { permissionSetRemoval, profileRemoval, temporaryGrantRemoval } from './permissionRemovals';
import { GivePermissionSets, TakePermissionSets } from './userSetCommands';

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
  'admin.cloneProfile': CloneProfile,
  'admin.deleteProfile': removing(profileRemoval),
  'admin.showPermissionSets': opening({ type: 'permissionSets' }),
  'admin.newPermissionSet': opening({ type: 'permissionSet', id: newId }),
  'admin.deletePermissionSet': removing(permissionSetRemoval),
  'admin.givePermissionSets': GivePermissionSets,
  'admin.takePermissionSets': TakePermissionSets,
  'admin.showTemporaryAuthority': opening({ type: 'temporaryAuthority' }),
  'admin.grantForATime': GrantForATime,
  'admin.endTemporaryGrant': removing(temporaryGrantRemoval),
  'admin.explainAccess': ExplainAccess,
  'admin.showQueues': opening({ type: 'queues' }),
  'admin.newQueue': opening({ type: 'queue', id: newId }),
  'admin.deleteQueue': removing(queueRemoval),
} as const;
