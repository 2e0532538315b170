import { when } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { bootstrapOf, createExtensionWorld, describeExtension } from '../../../core/browser/extensions/extensionWorld';
import { ExtensionServer } from '../../../core/browser/extensions/extensionServer';
import { Texts } from '../../../core/browser/i18n/texts';
import { Session } from '../../../core/browser/session/session';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { LocaleContribution } from './locale';

function speaking(title: string) {
  const editors = [{ type: 'page', title, route: '/page{/:id}' }];
  return bootstrapOf(describeExtension({ name: 'one', contributes: { editors } }));
}

describe('another language', () => {
  function open() {
    const { container, host } = createExtensionWorld();
    host.start(speaking('Page'));
    jest.spyOn(container.get(ExtensionServer), 'list').mockResolvedValue({ ...speaking('页面'), locale: 'zh-CN' });
    const changeLocale = jest.spyOn(container.get(Session), 'changeLocale').mockResolvedValue(undefined);
    container.bind(LocaleContribution).toSelf();
    const contribution = container.get(LocaleContribution);
    const close = (): void => {
      contribution.dispose();
      host.dispose();
    };
    return { container, changeLocale, close };
  }

  it('reaches the names of tabs that are called after their kind, and no others', async () => {
    const { container, close } = open();
    const tabs = container.get(Tabs);
    await tabs.open({ type: 'page', name: 'Page' });
    await tabs.open({ type: 'page', id: '1', name: 'Mine' });
    await container.get(Commands).execute('workbench.action.configureLocale', 'zh-CN');
    expect(container.get(Texts).locale).toBe('zh-CN');
    expect(tabs.all.map(({ name }) => name)).toEqual(['页面', 'Mine']);
    close();
  });

  it('is told to the other tabs of the browser, which follow without telling anybody', async () => {
    const tell = jest.spyOn(Storage.prototype, 'setItem');
    const { container, close } = open();
    await container.get(Commands).execute('workbench.action.configureLocale', 'zh-CN');
    expect(tell).toHaveBeenCalledWith('lathe.locale', 'zh-CN');
    close();
    tell.mockClear();
    const other = open();
    const texts = other.container.get(Texts);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lathe.locale', newValue: 'nonsense' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lathe.locale', newValue: 'zh-CN' }));
    await when(() => texts.locale === 'zh-CN', { timeout: 1000 });
    expect(other.changeLocale).not.toHaveBeenCalled();
    expect(tell).not.toHaveBeenCalledWith('lathe.locale', expect.anything());
    other.close();
  });
});
