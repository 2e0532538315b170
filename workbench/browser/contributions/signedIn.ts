import { inject, injectable } from 'inversify';
import { SessionExpiry } from '../../../core/browser/api/sessionExpiry';
import { SessionOwner } from '../../../core/browser/api/sessionOwner';
import { Dialogs } from '../../../core/browser/dialogs/dialogs';
import { Texts } from '../../../core/browser/i18n/texts';
import { CurrentPage } from '../../../core/browser/pages/currentPage';
import { Logout } from '../../../core/browser/session/logout';
import { Session } from '../../../core/browser/session/session';
import { SessionClock } from '../../../core/browser/session/sessionClock';
import { SessionSignals } from '../../../core/browser/session/sessionSignals';
import { onUnexpectedError } from '../../../core/common/event';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { consolePermission } from '../../../core/common/session/sessionNames';
import type { CurrentUser } from '../../../core/common/session/sessionShapes';
import { SessionPrompts } from '../parts/session/sessionPrompts';
import { whenIdle } from '../whenIdle';

/** Follows the session from the first look at it to its end. */
@injectable()
export class SignedInContribution extends DisposableOwner {
  private readonly clock = this.own(new SessionClock(() => this.session.verify()));

  constructor(
    @inject(SessionExpiry) expiry: SessionExpiry,
    @inject(Session) private readonly session: Session,
    @inject(SessionOwner) private readonly owner: SessionOwner,
    @inject(SessionPrompts) private readonly prompts: SessionPrompts,
    @inject(Logout) private readonly logout: Logout,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {
    super();
    const signals = this.own(new SessionSignals());
    this.own(signals.onDidHear((signal) => this.prompts.hear(signal)));
    this.own(expiry.onDidExpire(() => this.prompts.expired()));
    this.own(this.clock.onDidEnd(() => void this.logout.run()));
    const begin = (): void => void this.begin().catch(onUnexpectedError);
    this.own(prompts.onDidRenew(begin));
    whenIdle(begin);
  }

  /** A page that came from somewhere else than the server, a cache say, finds out here that nobody is signed in. */
  private async begin(): Promise<void> {
    const [session, user] = await Promise.all([this.session.verify(), this.session.currentUser()]);
    if (user?.mustChangePassword) return this.logout.signIn();
    // Who was known here a moment ago may have typed already.
    if (!session) return this.owner.userId === undefined ? this.logout.signIn() : this.prompts.expired();
    this.prompts.singleLogin = session.singleLogin;
    this.clock.set(session);
    if (user) await this.tellWhatIsMissing(user);
  }

  /** Without the permission the console opens, and says at once why little works in it. */
  private async tellWhatIsMissing({ permissions }: CurrentUser): Promise<void> {
    if (this.page.isPage || permissions.includes(consolePermission)) return;
    const t = this.texts.of('workbench');
    await this.dialogs.error(t('session.noPermission'), t('session.noPermissionDetail'));
  }
}
