import { inject, injectable } from 'inversify';
import { Commands } from '../../../core/browser/commands/commands';
import { Dialogs } from '../../../core/browser/dialogs/dialogs';
import { Texts } from '../../../core/browser/i18n/texts';
import { Logout } from '../../../core/browser/session/logout';
import { Session } from '../../../core/browser/session/session';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { AccountMenu } from '../parts/session/accountMenu';

/** What the one who is signed in can do about himself. */
@injectable()
export class AccountsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
    @inject(Session) private readonly session: Session,
    @inject(AccountMenu) menu: AccountMenu,
    @inject(Logout) logout: Logout,
  ) {
    super();
    const handlers: Readonly<Record<string, () => unknown>> = {
      'workbench.action.showAccounts': () => menu.show(document.querySelector('[data-accounts]')),
      'workbench.action.changePassword': () => this.changePassword(),
      'workbench.action.twoStepVerification': () => this.twoStepVerification(),
      'workbench.action.logOut': () => logout.run(),
    };
    for (const [id, handler] of Object.entries(handlers)) this.own(commands.register(id, handler));
  }

  private async twoStepVerification(): Promise<void> {
    const [{ TwoStepVerification }] = await Promise.all([
      import('../parts/session/TwoStepVerification'),
      this.session.currentUser(),
    ]);
    await this.dialogs.show(TwoStepVerification, { title: this.texts.translate('workbench', 'twoStep.title') });
  }

  private async changePassword(): Promise<void> {
    const { ChangePassword } = await import('../parts/session/ChangePassword');
    await this.dialogs.show(ChangePassword, { title: this.texts.translate('workbench', 'credentials.changePassword') });
  }
}
