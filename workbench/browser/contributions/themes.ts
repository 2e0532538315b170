import { inject, injectable } from 'inversify';
import { autorun, when } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { Output } from '../../../core/browser/output/output';
import { Themes } from '../../../core/browser/themes/themes';
import { ThemeSettings } from '../../../core/browser/themes/themeSettings';
import { DisposableOwner, DisposableStore, toDisposable } from '../../../core/common/lifecycle';
import { afterStart } from '../whenIdle';

/** Keeps the workbench in the theme that the settings name. */
@injectable()
export class ThemesContribution extends DisposableOwner {
  private readonly waiting = this.own(new DisposableStore());

  constructor(
    @inject(ThemeSettings) private readonly settings: ThemeSettings,
    @inject(Themes) private readonly themes: Themes,
    @inject(Output) private readonly output: Output,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    // The page came in the colours of the last session: to read the theme itself can wait, unless another is wanted.
    const first = settings.wanted;
    const isOther = (): boolean => settings.wanted !== first;
    this.waiting.add(afterStart(() => this.follow()));
    this.waiting.add(toDisposable(when(isOther, () => this.follow())));
    this.own({ dispose: autorun(() => this.logProblems()) });
  }

  private follow(): void {
    this.waiting.dispose();
    this.own(this.settings.follow((id, error) => this.report(id, error)));
  }

  private report(id: string, error: unknown): void {
    const name = this.themes.get(id)?.label ?? id;
    const reason = error instanceof Error ? error.message : String(error);
    this.notifications.error(this.texts.translate('workbench', 'themes.failed', { name, reason }));
  }

  /** For a theme's author: what of it is not used, and where it stands. */
  private logProblems(): void {
    const { active, problems } = this.themes;
    if (!active || problems.length === 0) return;
    const channel = this.output.channel('themes', this.texts.translate('workbench', 'themes.output'));
    channel.clear();
    for (const { path, line, column, message } of problems)
      channel.appendLine(`${active.source}/${path}:${line}:${column}: ${message}`);
  }
}
