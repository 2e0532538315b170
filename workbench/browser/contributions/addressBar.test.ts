import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { coreServices } from '../../../core/browser/services';
import { Editors } from '../../../core/browser/tabs/editors';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { WorkbenchBrand } from '../brand/workbenchBrand';
import { AddressBarContribution } from './addressBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function start(path: string) {
  window.history.replaceState(null, '', path);
  const container = createContainer([...coreServices, WorkbenchBrand, AddressBarContribution]);
  container.get(Editors).declare([{ type: 'page', title: 'Page', route: '/page/:id' }]);
  const bar = container.get(AddressBarContribution);
  await jest.advanceTimersByTimeAsync(100);
  const tabs = container.get(Tabs);
  const settle = (): Promise<void> => jest.advanceTimersByTimeAsync(100);
  const open = async (id: string) => {
    const tab = tabs.openNow({ type: 'page', id, name: id });
    await settle();
    return tab;
  };
  const can = (): unknown[] =>
    ['canNavigateBack', 'canNavigateForward'].map((key) => container.get(ContextKeys).get(key));
  return { bar, tabs, open, settle, can };
}

const path = (): string => window.location.pathname;
const travel = (to: string, position: number): void => {
  window.history.replaceState({ position }, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { position } }));
};

describe('the address bar', () => {
  it('leads from the root to the home view', async () => {
    const { bar } = await start('/');
    expect(path()).toBe('/projects');
    bar.dispose();
  });

  it('opens what a link names', async () => {
    const { bar, tabs } = await start('/page/seven');
    expect(tabs.active).toMatchObject({ type: 'page', id: 'seven' });
    bar.dispose();
  });

  it('follows the active tab, and the title of the window with it', async () => {
    const { bar, open } = await start('/');
    await open('one');
    expect([path(), document.title]).toEqual(['/page/one', 'one - Lathe']);
    bar.dispose();
  });

  it('goes back and forward through tabs', async () => {
    const { bar, tabs, open, settle, can } = await start('/');
    await open('one');
    await open('two');
    expect(can()).toEqual([true, false]);
    travel('/page/one', 1);
    await settle();
    expect([tabs.active?.name, can()]).toEqual(['one', [true, true]]);
    travel('/projects', 0);
    await settle();
    expect(can()).toEqual([false, true]);
    bar.dispose();
  });

  it('makes no entry for a place that is gone', async () => {
    const { bar, tabs, open, settle } = await start('/');
    const before = window.history.length;
    await open('one');
    const two = await open('two');
    await tabs.close(two.key);
    await settle();
    expect([path(), window.history.length - before]).toEqual(['/page/one', 2]);
    bar.dispose();
  });

  it('writes nothing while tabs fly by', async () => {
    const { bar, tabs, settle } = await start('/');
    const push = jest.spyOn(window.history, 'pushState');
    for (const id of ['a', 'b', 'c', 'd']) tabs.openNow({ type: 'page', id, name: id });
    await settle();
    expect([push.mock.calls.length, path()]).toEqual([1, '/page/d']);
    push.mockRestore();
    bar.dispose();
  });
});
