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
  it('reaches the names of tabs that are called after their kind, and no others', async () => {
    const { container, host } = createExtensionWorld();
    host.start(speaking('Page'));
    jest.spyOn(container.get(ExtensionServer), 'list').mockResolvedValue({ ...speaking('页面'), locale: 'zh-CN' });
    jest.spyOn(container.get(Session), 'changeLocale').mockResolvedValue(undefined);
    const tabs = container.get(Tabs);
    await tabs.open({ type: 'page', name: 'Page' });
    await tabs.open({ type: 'page', id: '1', name: 'Mine' });
    container.bind(LocaleContribution).toSelf();
    const contribution = container.get(LocaleContribution);
    await container.get(Commands).execute('workbench.action.configureLocale', 'zh-CN');
    expect(container.get(Texts).locale).toBe('zh-CN');
    expect(tabs.all.map(({ name }) => name)).toEqual(['页面', 'Mine']);
    contribution.dispose();
    host.dispose();
  });
});
