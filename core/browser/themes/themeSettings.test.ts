import { when } from 'mobx';
import { trackDisposables } from '../../common/trackDisposables';
import { Settings } from '../settings/settings';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { SystemAppearance } from './systemAppearance';
import { colorOf, paintedBackground, TestTheme } from './testThemes';
import { Themes } from './themes';
import { ThemeSettings } from './themeSettings';

const property = (preset: string | boolean | object) => ({
  type: typeof preset === 'object' ? 'object' : typeof preset,
  default: preset as string,
});

describe('ThemeSettings', () => {
  const own = trackDisposables();

  function create(...infos: readonly TestTheme[]) {
    document.getElementById('lathe-theme')?.remove();
    const settings = own(new Settings(new UserFiles(new Storage())));
    own(
      settings.declare([
        {
          properties: {
            'workbench.colorTheme': property('night'),
            'workbench.preferredDarkColorTheme': property('night'),
            'workbench.preferredLightColorTheme': property('day'),
            'workbench.preferredHighContrastColorTheme': property('night high'),
            'workbench.preferredHighContrastLightColorTheme': property('day high'),
            'window.autoDetectColorScheme': property(false),
            'window.autoDetectHighContrast': property(true),
            'workbench.colorCustomizations': property({}),
            'editor.tokenColorCustomizations': property({}),
          },
        },
      ]),
    );
    const system = own(new SystemAppearance());
    const themes = own(new Themes());
    own(themes.declare(infos));
    return { settings, system, themes, choice: new ThemeSettings(settings, system, themes) };
  }

  const all = () => [
    new TestTheme('night').arrive(),
    new TestTheme('day', 'vs').arrive(),
    new TestTheme('night high', 'hc-black').arrive(),
    new TestTheme('day high', 'hc-light').arrive(),
  ];

  it('wants the theme of the setting, or its default where there is none of that name', async () => {
    const { settings, choice } = create(...all());
    expect(choice.wanted).toBe('night');
    await choice.choose('day');
    expect(settings.get('workbench.colorTheme')).toBe('day');
    expect(choice.wanted).toBe('day');
    await choice.choose('gone');
    expect(choice.wanted).toBe('night');
  });

  it('follows the system where it may, and remembers a choice for that case', async () => {
    const { settings, system, choice } = create(...all());
    await settings.set('window.autoDetectColorScheme', true);
    system.dark = false;
    expect(choice.wanted).toBe('day');
    system.dark = true;
    expect(choice.wanted).toBe('night');
    await choice.choose('day high');
    expect(settings.get('workbench.preferredDarkColorTheme')).toBe('day high');
    system.highContrast = true;
    expect(choice.wanted).toBe('night high');
    await settings.set('window.autoDetectHighContrast', false);
    expect(choice.wanted).toBe('day high');
  });

  it('knows the light twin of a dark theme', async () => {
    const { themes, choice } = create(...all());
    await themes.apply('night');
    expect(choice.counterpart).toBe('day');
    await themes.apply('day high');
    expect(choice.counterpart).toBe('night high');
  });

  it('keeps what is shown in step with the settings', async () => {
    const { settings, themes, choice } = create(...all());
    own(choice.follow(() => undefined));
    await when(() => themes.active?.id === 'night');
    await choice.choose('day');
    await when(() => themes.active?.id === 'day');
    await settings.set('workbench.colorCustomizations', { 'editor.background': '#010101' });
    await when(() => themes.colour('editor.background') === '#010101');
    expect(paintedBackground()).toBe('#010101');
  });

  it('comes up in the default theme where the chosen one is broken', async () => {
    const broken = new TestTheme('broken', 'vs', '{').arrive();
    const { themes, choice } = create(...all(), broken);
    await choice.choose('broken');
    const failed = jest.fn();
    own(choice.follow(failed));
    await when(() => themes.active?.id === 'night');
    expect(failed).toHaveBeenCalledTimes(1);
    expect(failed).toHaveBeenCalledWith('broken', expect.objectContaining({ name: 'ThemeError' }));
    expect(paintedBackground()).toBe(colorOf('night'));
  });
});
