import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Clipboard } from '../../../core/browser/clipboard/clipboard';
import { Commands } from '../../../core/browser/commands/commands';
import { Dialogs } from '../../../core/browser/dialogs/dialogs';
import { Texts } from '../../../core/browser/i18n/texts';
import { homePath, notFoundType, Routes } from '../../../core/browser/routes/routes';
import { Logout } from '../../../core/browser/session/logout';
import { Session } from '../../../core/browser/session/session';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { pageLoginPath, portalLoginPath } from '../../../core/common/session/sessionNames';
import { PageNotFound } from './PageNotFound';

/** Of the workbench's commands those that make sense on a page, under the same names. */
@injectable()
export class PageCommandsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(Editors) editors: Editors,
    @inject(Clipboard) clipboard: Clipboard,
    @inject(Tabs) tabs: Tabs,
    @inject(Routes) routes: Routes,
    @inject(Dialogs) dialogs: Dialogs,
    @inject(Texts) texts: Texts,
    @inject(Logout) logout: Logout,
    @inject(Session) session: Session,
  ) {
    super();
    this.own(editors.register(notFoundType, PageNotFound));
    // Users of the console, who may use applications too, sign in where they always do.
    const follow = (): void =>
      void (logout.loginPath = session.user?.ctx.userType === 'User' ? pageLoginPath : portalLoginPath);
    this.own(toDisposable(autorun(follow)));
    const on = (command: string, run: (...args: readonly unknown[]) => unknown): void =>
      void this.own(commands.register(`workbench.action.${command}`, run));
    on('openHome', () => routes.open(homePath));
    on('logOut', () => logout.run());
    on('closeActiveEditor', (key) => {
      const closed = typeof key === 'string' ? key : tabs.active?.key;
      return closed === undefined ? undefined : tabs.close(closed);
    });
    on('copyLink', () => {
      const { active } = tabs;
      return active && clipboard.writeText(new URL(routes.addressOf(active.route), window.location.origin).href);
    });
    on('twoStepVerification', async () => {
      const [{ TwoStepVerification }] = await Promise.all([
        import('../parts/session/TwoStepVerification'),
        session.currentUser(),
      ]);
      await dialogs.show(TwoStepVerification, { title: texts.translate('workbench', 'twoStep.title') });
    });
    on('changePassword', async () => {
      const { ChangePassword } = await import('../parts/session/ChangePassword');
      await dialogs.show(ChangePassword, { title: texts.translate('workbench', 'credentials.changePassword') });
    });
  }
}
