import { createContainer } from '../../../core/common/container';
import { coreServices } from '../../../core/browser/services';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Backups } from '../../../core/browser/workingCopies/backups';
import { LostWorkContribution } from './lostWork';

const backup = { resource: 'untitled:/Untitled-1', name: 'Untitled-1', text: 'not lost' };
const route = '/projects/text/untitled/Untitled-1';

function start() {
  const container = createContainer([...coreServices, LostWorkContribution]);
  const editors = container.get(Editors);
  editors.declare([{ type: 'text', title: 'Text Editor', route: '/projects/text/*path' }]);
  return { container, tabs: container.get(Tabs), backups: container.get(Backups) };
}

describe('unsaved work of before the page was loaded', () => {
  beforeAll(() => Object.assign(window, { requestIdleCallback: (run: () => void) => run() }));
  afterAll(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('comes back under its name when its tab is lost', async () => {
    const { container, tabs, backups } = start();
    await backups.put({ ...backup, tabKeys: ['gone'], route });
    container.get(LostWorkContribution);
    expect(tabs.all.map((tab) => [tab.name, tab.route])).toEqual([['Untitled-1', route]]);
  });

  it('gives its name to the tab that is called after its kind, and to no other', async () => {
    const { container, tabs, backups } = start();
    const nameless = await tabs.open({
      type: 'text',
      id: 'untitled/Untitled-1',
      params: { path: 'untitled/Untitled-1' },
    });
    const named = await tabs.open({ type: 'text', id: 'user/a.txt', name: 'a.txt' });
    await backups.put({ ...backup, tabKeys: [nameless.key] });
    await backups.put({ ...backup, resource: 'user:/a.txt', name: 'other', tabKeys: [named.key] });
    expect(nameless.name).toBe('Text Editor');
    container.get(LostWorkContribution);
    expect([nameless.name, named.name]).toEqual(['Untitled-1', 'a.txt']);
  });
});
