import { inject, injectable } from 'inversify';
import { Texts } from '../../../core/browser/i18n/texts';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Themes } from '../../../core/browser/themes/themes';
import { ThemeSettings } from '../../../core/browser/themes/themeSettings';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { whenIdle } from '../whenIdle';

/** Keeps the workbench in the theme that the settings name. */
@injectable()
export class ThemesContribution extends DisposableOwner {
  constructor(
    @inject(ThemeSettings) private readonly settings: ThemeSettings,
    @inject(Themes) private readonly themes: Themes,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    // The page came in the colours of the last session: to read the theme itself can wait until all is drawn.
    this.own(whenIdle(() => this.own(this.settings.follow((id, error) => this.report(id, error)))));
  }

  private report(id: string, error: unknown): void {
    const name = this.themes.get(id)?.label ?? id;
    const reason = error instanceof Error ? error.message : String(error);
    this.notifications.error(this.texts.translate('workbench', 'themes.failed', { name, reason }));
  }
}
