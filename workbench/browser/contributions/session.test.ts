import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import { Layout } from '../../../core/browser/layout/layout';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { coreServices } from '../../../core/browser/services';
import { type JsonValue, Storage } from '../../../core/browser/storage/storage';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { SessionContribution } from './session';

function start(stored: Readonly<Record<string, JsonValue>> = {}) {
  const container = createContainer([...coreServices, SessionContribution]);
  const storage = container.get(Storage);
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  const session = container.get(SessionContribution);
  return {
    storage,
    session,
    tabs: container.get(Tabs),
    layout: container.get(Layout),
    messages: () => container.get(Notifications).all.map((one) => one.message),
  };
}

const stored = (storage: Storage) => ({
  'workbench.tabs': storage.getRaw('workbench.tabs') ?? null,
  'workbench.parts': storage.getRaw('workbench.parts') ?? null,
});

describe('a session', () => {
  it('keeps what changed when the page goes, and brings it back', () => {
    const first = start();
    const tab = first.tabs.openNow({ type: 'page', id: 'a', name: 'a' }, { pinned: true });
    first.tabs.setViewState(tab.key, { line: 3 });
    first.layout.setSize('sidebar', 410);
    window.dispatchEvent(new Event('pagehide'));
    // Whatever the database got of it.
    const again = start({ ...stored(first.storage), 'workbench.parts': { version: 1 } });
    expect(again.tabs.all.map(({ name, pinned }) => [name, pinned])).toEqual([['a', true]]);
    expect(again.tabs.viewState(tab.key)).toEqual({ line: 3 });
    expect(again.layout.size('sidebar')).toBe(410);
    expect(again.messages()).toEqual([]);
    first.session.dispose();
    again.session.dispose();
  });

  it.each([
    ['workbench.tabs', { version: 1, tabs: 'none' }],
    ['workbench.parts', { version: 1, sizes: { sidebar: -1 } }],
    ['workbench.parts', { version: 99 }],
  ])('reports a broken %s, keeps it as it was and begins anew', (key, value) => {
    const { storage, session, layout, tabs, messages } = start({ [key]: value });
    expect([tabs.all, layout.size('sidebar')]).toEqual([[], 300]);
    expect(storage.getRaw(`${key}.broken`)).toEqual(value);
    expect(messages()).toHaveLength(1);
    session.dispose();
  });
});
