/** The actions that have words of their own; those of extensions that came later are shown as they are called. */
const known: ReadonlySet<string> = new Set([
  'activate',
  'cancel',
  'change',
  'changePassword',
  'create',
  'deactivate',
  'delete',
  'endSession',
  'export',
  'lock',
  'newRecoveryCodes',
  'readSecret',
  'recoverPassword',
  'refused',
  'register',
  'resend',
  'resetPassword',
  'restore',
  'retry',
  'secondFactorOff',
  'secondFactorOn',
  'setNamespace',
  'signIn',
  'signOut',
  'test',
  'undelete',
  'unlock',
  'update',
]);

export function actionText(t: (key: string) => string, action: string): string {
  return known.has(action) ? t(`audit.action.${action}`) : action;
}
