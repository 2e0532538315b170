import { Commands, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { report, useService } from 'lathe/ui';
import { useCallback } from 'react';
import type { AppCard } from '../../common/appCalls';

/** Who builds opens the editor of an application; its users open itself. */
export function useOpenApp(): (app: AppCard) => void {
  const commands = useService(Commands);
  const mayBuild = useService(Session).permissions.has(permissions.developApplication);
  return useCallback(
    (app) => report(commands.execute(mayBuild ? 'apps.editApplication' : 'apps.view', [app])),
    [commands, mayBuild],
  );
}
