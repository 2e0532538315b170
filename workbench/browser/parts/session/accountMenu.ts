import { inject, injectable } from 'inversify';
import { Texts } from '../../../../core/browser/i18n/texts';
import { ContextMenus } from '../../../../core/browser/menus/contextMenus';
import { MenuActions } from '../../../../core/browser/menus/menuActions';
import { Session } from '../../../../core/browser/session/session';

/** Who is signed in, and what he can do about it. */
@injectable()
export class AccountMenu {
  constructor(
    @inject(Session) private readonly session: Session,
    @inject(ContextMenus) private readonly contextMenus: ContextMenus,
    @inject(MenuActions) private readonly actions: MenuActions,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** What the icon is called: "Accounts - ann". */
  get label(): string {
    const accounts = this.texts.translate('workbench', 'accounts.title');
    return this.session.userName ? `${accounts} - ${this.session.userName}` : accounts;
  }

  /** Below the element; without one, where the icon would be. */
  async show(at: Element | null): Promise<void> {
    // A menu waits for nobody; what is not known yet is there the next time.
    void this.session.currentUser({ refresh: true });
    await this.contextMenus.show({
      label: this.label,
      at: at ?? { x: 0, y: window.innerHeight },
      groups: [{ name: 'who', actions: this.who() }, ...this.actions.of('accounts')],
    });
  }

  private who() {
    const { user, userName } = this.session;
    const lines: readonly (readonly [string, string | undefined])[] = [
      ['accounts.user', userName],
      ['accounts.profile', user?.profile],
      ['accounts.tenant', user?.tenantName],
    ];
    return lines.flatMap(([key, value]) =>
      value ? [{ id: key, label: this.texts.translate('workbench', key, { value }), enabled: false }] : [],
    );
  }
}
