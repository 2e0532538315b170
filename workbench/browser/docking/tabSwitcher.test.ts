import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { coreServices } from '../../../core/browser/services';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { TabSwitcher } from './tabSwitcher';

const command = 'workbench.action.quickOpenPreviousRecentlyUsedEditorInGroup';

function start() {
  const container = createContainer([...coreServices, TabSwitcher]);
  const switcher = container.get(TabSwitcher);
  const tabs = container.get(Tabs);
  const keybindings = container.get(Keybindings);
  keybindings.declare([{ command, key: 'ctrl+tab', source: 'test' }], 'default');
  const attached = keybindings.attach(window);
  for (const id of ['a', 'b', 'c']) tabs.openNow({ type: 'page', id, name: id });
  const stop = (): void => {
    attached.dispose();
    switcher.dispose();
  };
  return { switcher, tabs, stop };
}

const key = (type: 'keydown' | 'keyup', name: string, ctrlKey = true): void => {
  window.dispatchEvent(new KeyboardEvent(type, { key: name, code: name, ctrlKey, bubbles: true, cancelable: true }));
};
const press = async (name: string): Promise<void> => {
  key('keydown', name);
  await new Promise((resolve) => setTimeout(resolve));
  key('keyup', name);
};

describe('switching by recent use', () => {
  it('goes one on with each press and shows the tab when the key is let go', async () => {
    const { switcher, tabs, stop } = start();
    key('keydown', 'Control');
    await press('Tab');
    expect([switcher.isOpen, switcher.items[switcher.index]?.name]).toEqual([true, 'b']);
    await press('Tab');
    expect(switcher.items[switcher.index]?.name).toBe('a');
    expect(tabs.active?.name).toBe('c');
    key('keyup', 'Control', false);
    expect([switcher.isOpen, tabs.active?.name]).toEqual([false, 'a']);
    stop();
  });

  it('leaves all as it was on Escape', async () => {
    const { switcher, tabs, stop } = start();
    key('keydown', 'Control');
    await press('Tab');
    await press('Escape');
    key('keyup', 'Control', false);
    expect([switcher.isOpen, tabs.active?.name]).toEqual([false, 'c']);
    stop();
  });

  it('switches at once when nothing is held', () => {
    const { switcher, tabs, stop } = start();
    switcher.step(1);
    expect([switcher.isOpen, tabs.active?.name]).toEqual([false, 'b']);
    stop();
  });
});
