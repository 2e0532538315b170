import { type ExtensionContext, Tabs } from 'lathe';
import { ForeignUsersEditor } from './ForeignUsersEditor';
import { NewForeignUserEditor } from './NewForeignUserEditor';
import { PasswordPrompt } from './passwordPrompt';
import { ResetUserPassword } from './resetUserPassword';
import { NewUser, ShowUsers } from './showUsers';
import { SwitchOffTwoStep } from './switchOffTwoStep';
import { UserChoice } from './userChoice';
import { UserEditor } from './UserEditor';
import { ExportUsers, ImportUsers } from './userFileCommands';
import { UserImportEditor } from './UserImportEditor';
import { UsersEditor } from './UsersEditor';
import { ActivateUsers, DeactivateUsers, UnlockUsers, UserStateChange } from './userStateCommands';

export function registerUsers({ bind, commands, editors, get }: ExtensionContext): void {
  bind(PasswordPrompt);
  bind(UserChoice);
  bind(UserStateChange);
  commands.register('admin.showUsers', ShowUsers);
  commands.register('admin.newUser', NewUser);
  commands.register('admin.activateUsers', ActivateUsers);
  commands.register('admin.deactivateUsers', DeactivateUsers);
  commands.register('admin.unlockUsers', UnlockUsers);
  commands.register('admin.resetUserPassword', ResetUserPassword);
  commands.register('admin.switchOffTwoStep', SwitchOffTwoStep);
  commands.register('admin.importUsers', ImportUsers);
  commands.register('admin.exportUsers', ExportUsers);
  editors.register('users', UsersEditor);
  editors.register('user', UserEditor);
  editors.register('userImport', UserImportEditor);
  for (const type of ['cloudUsers', 'collaborationUsers']) {
    editors.register(type, ForeignUsersEditor);
    commands.register(`admin.show${type.charAt(0).toUpperCase()}${type.slice(1)}`, () => get(Tabs).open({ type }));
  }
  for (const type of ['newCloudUser', 'newCollaborationUser']) {
    editors.register(type, NewForeignUserEditor);
    commands.register(`admin.${type}`, () => get(Tabs).open({ type }));
  }
}
