import { Container } from 'inversify';
import { Commands, Notifications, QuickInput, QuickPick, Settings, type ThemeInfo, Themes } from 'lathe';
import { when } from 'mobx';
import { SelectTheme } from './selectTheme';

const fileOf = (id: string): string =>
  id === 'Broken' ? '{' : `{ "colors": { "editor.background": "#${id.length.toString().repeat(6)}" } }`;

const theme = (id: string, uiTheme: ThemeInfo['uiTheme']): ThemeInfo => ({
  id,
  label: id,
  uiTheme,
  source: 'tests',
  load: () => Promise.resolve({ path: `${id}.json`, read: () => Promise.resolve(fileOf(id)) }),
});

async function open() {
  const container = new Container({ defaultScope: 'Singleton', autobind: true });
  const themes = container.get(Themes);
  themes.declare([theme('Coal', 'vs-dark'), theme('Milk', 'vs'), theme('Ink', 'hc-light'), theme('Broken', 'vs-dark')]);
  await themes.apply('Coal');
  const install = jest.fn();
  container.get(Commands).register('workbench.extensions.action.installVSIX', install);
  const done = container.get(SelectTheme).run();
  const pick = container.get(QuickInput).current;
  if (!(pick instanceof QuickPick)) throw new Error('Nothing was asked.');
  const goTo = (label: string): void => {
    pick.setActiveIndex(pick.rows.findIndex((row) => row.label === label));
  };
  return { container, themes, pick, done, goTo, install, settings: container.get(Settings) };
}

describe('the theme picker', () => {
  it('lists the themes by their kind and begins at the one in use', async () => {
    const { pick, done } = await open();
    expect(pick.rows.map(({ label }) => label)).toEqual(['Broken', 'Coal', 'Milk', 'Ink', 'themes.install']);
    expect(pick.active?.label).toBe('Coal');
    pick.hide();
    await done;
  });

  it('shows what the list comes to, and goes back on Escape', async () => {
    const { themes, pick, done, goTo, settings } = await open();
    goTo('Milk');
    await when(() => themes.active?.id === 'Milk');
    pick.hide();
    await done;
    expect(themes.active?.id).toBe('Coal');
    expect(settings.inspect('workbench.colorTheme').user).toBeUndefined();
  });

  it('keeps and remembers what is accepted', async () => {
    const { themes, pick, done, goTo, settings } = await open();
    goTo('Ink');
    pick.accept();
    await done;
    expect(themes.active?.id).toBe('Ink');
    expect(settings.inspect('workbench.colorTheme').user).toBe('Ink');
    themes.endPreview();
    expect(themes.active?.id).toBe('Ink');
  });

  it('says what is wrong with a broken theme when it is chosen, and does not remember it', async () => {
    const { container, themes, pick, done, goTo, settings } = await open();
    goTo('Broken');
    pick.accept();
    await done;
    expect(themes.active?.id).toBe('Coal');
    expect(settings.inspect('workbench.colorTheme').user).toBeUndefined();
    expect(container.get(Notifications).all).toHaveLength(1);
  });

  it('leads to the installation of another', async () => {
    const { pick, done, goTo, install } = await open();
    goTo('themes.install');
    pick.accept();
    await done;
    expect(install).toHaveBeenCalledTimes(1);
  });
});
