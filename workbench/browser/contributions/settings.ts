import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { Markers } from '../../../core/browser/markers/markers';
import type { SettingsTarget } from '../../../core/browser/settings/settingLayers';
import { Settings, settingsFiles } from '../../../core/browser/settings/settings';
import { Themes } from '../../../core/browser/themes/themes';
import { DisposableOwner } from '../../../core/common/lifecycle';

const owner = 'settings';
const themeSettings = [
  'workbench.colorTheme',
  'workbench.preferredDarkColorTheme',
  'workbench.preferredLightColorTheme',
  'workbench.preferredHighContrastColorTheme',
  'workbench.preferredHighContrastLightColorTheme',
];

/** What is wrong in a settings.json stands in the problems panel, in the user's language. */
@injectable()
export class SettingsContribution extends DisposableOwner {
  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Markers) private readonly markers: Markers,
    @inject(Texts) private readonly texts: Texts,
    @inject(Themes) themes: Themes,
  ) {
    super();
    for (const key of themeSettings)
      this.own(settings.suggest(key, () => themes.all.map(({ id, label }) => ({ value: id, label }))));
    this.own({ dispose: autorun(() => this.report('user')) });
    this.own({ dispose: autorun(() => this.report('workspace')) });
  }

  private report(target: SettingsTarget): void {
    const t = this.texts.of('workbench');
    const problems = this.settings.problems.filter((problem) => problem.target === target);
    this.markers.set(
      owner,
      `user:/${settingsFiles[target]}`,
      problems.map(({ severity, key, text, parameters, line, column, endLine, endColumn }) => ({
        severity,
        message: key === undefined ? t(text, parameters) : `${key}: ${t(text, parameters)}`,
        startLine: line,
        startColumn: column,
        endLine,
        endColumn,
        source: t('settings.title'),
      })),
    );
  }
}
