import type { ExtensionContext } from 'lathe';
import { QueueEditor } from '../queues/QueueEditor';
import { QueuesEditor } from '../queues/QueuesEditor';
import { ExplainAccessEditor } from './ExplainAccessEditor';
import { NewProfileEditor } from './NewProfileEditor';
import { NewTemporaryGrantEditor } from './NewTemporaryGrantEditor';
import { permissionCommands } from './permissionCommands';
import { PermissionSetEditor } from './PermissionSetEditor';
import { PermissionSetsEditor } from './PermissionSetsEditor';
import { ProfileEditor } from './ProfileEditor';
import { ProfilesEditor } from './ProfilesEditor';
import { TemporaryAuthorityEditor } from './TemporaryAuthorityEditor';

/** The pages about who may do what. */
export function registerPermissions({ commands, editors }: ExtensionContext): void {
  for (const [id, command] of Object.entries(permissionCommands)) commands.register(id, command);
  editors.register('profiles', ProfilesEditor);
  editors.register('profile', ProfileEditor);
  editors.register('newProfile', NewProfileEditor);
  editors.register('permissionSets', PermissionSetsEditor);
  editors.register('permissionSet', PermissionSetEditor);
  editors.register('temporaryAuthority', TemporaryAuthorityEditor);
  editors.register('newTemporaryGrant', NewTemporaryGrantEditor);
  editors.register('explainAccess', ExplainAccessEditor);
  editors.register('queues', QueuesEditor);
  editors.register('queue', QueueEditor);
}
