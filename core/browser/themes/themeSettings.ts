import { inject, injectable } from 'inversify';
import { action, autorun, computed, makeObservable, observableRef, reaction } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { ThemeType } from '../../common/themes/themeType';
import { Settings } from '../settings/settings';
import { SystemAppearance } from './systemAppearance';
import { forgetThemeSnapshot } from './themeSnapshot';
import { Themes } from './themes';

/** The settings that name a theme, by what each is for. */
const settingOf: Readonly<Record<ThemeType, string>> = {
  dark: 'workbench.preferredDarkColorTheme',
  light: 'workbench.preferredLightColorTheme',
  hcDark: 'workbench.preferredHighContrastColorTheme',
  hcLight: 'workbench.preferredHighContrastLightColorTheme',
};
const themeSetting = 'workbench.colorTheme';
const followScheme = 'window.autoDetectColorScheme';
const followContrast = 'window.autoDetectHighContrast';

/** Which theme is wanted, by the user's settings and the system's. */
@injectable()
export class ThemeSettings {
  /** The theme of a page that has one of its own, whatever its users have chosen. */
  private fixed: string | undefined = undefined;

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(SystemAppearance) private readonly system: SystemAppearance,
    @inject(Themes) private readonly themes: Themes,
  ) {
    makeObservable<this, 'fixed'>(this, { fixed: observableRef, setting: computed, wanted: computed, fix: action });
  }

  /** The setting that decides just now. */
  get setting(): string {
    const { dark, highContrast } = this.system;
    if (highContrast && this.settings.get(followContrast) === true) return settingOf[dark ? 'hcDark' : 'hcLight'];
    if (this.settings.get(followScheme) === true) return settingOf[dark ? 'dark' : 'light'];
    return themeSetting;
  }

  /** The theme that this setting names or, where there is none of that name, its default. */
  get wanted(): string | undefined {
    const { value, default: preset } = this.settings.inspect(this.setting);
    const known = [this.fixed, value, preset].find((id) => typeof id === 'string' && this.themes.get(id) !== undefined);
    return typeof known === 'string' ? known : this.themes.all[0]?.id;
  }

  /** Gives the page at a place such as "/app/shop" a theme of its own, or takes it away. */
  fix(id: string | undefined, place: string): void {
    const fixed = id !== undefined && this.themes.get(id) ? id : undefined;
    this.themes.snapshotPlace = fixed === undefined ? '' : place;
    if (fixed === undefined) forgetThemeSnapshot(place);
    this.fixed = fixed;
  }

  /** Remembers a choice where it will have an effect. */
  async choose(id: string): Promise<void> {
    await this.settings.set(this.setting, id);
  }

  /** The theme to turn to from a dark one to a light one and back, of the same contrast. */
  get counterpart(): string | undefined {
    const opposite = { dark: 'light', light: 'dark', hcDark: 'hcLight', hcLight: 'hcDark' } as const;
    const id = this.settings.get(settingOf[opposite[this.themes.type]]);
    return typeof id === 'string' && this.themes.get(id) ? id : undefined;
  }

  /** Keeps the theme as the settings say; a theme that fails is handed over and the one before it stays. */
  follow(failed: (id: string, error: unknown) => void): Disposable {
    const stop = [
      autorun(() =>
        this.themes.customize({
          colors: this.settings.get('workbench.colorCustomizations'),
          tokens: this.settings.get('editor.tokenColorCustomizations'),
        }),
      ),
      reaction(
        () => (this.wanted === undefined ? undefined : this.themes.get(this.wanted)),
        (info) => info && void this.show(info.id, failed),
        { fireImmediately: true },
      ),
    ];
    return toDisposable(() => stop.forEach((end) => end()));
  }

  /** At start there is no theme before it: then it is the default. */
  private async show(id: string, failed: (id: string, error: unknown) => void): Promise<void> {
    try {
      await this.themes.adopt(id);
    } catch (error) {
      failed(id, error);
      const preset = this.settings.inspect(this.setting).default;
      if (!this.themes.active && preset !== id && typeof preset === 'string') await this.show(preset, failed);
    }
  }
}
