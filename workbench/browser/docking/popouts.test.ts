import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { coreServices } from '../../../core/browser/services';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Themes } from '../../../core/browser/themes/themes';
import { Windows } from '../../../core/browser/windows/windows';
import { Hosts } from './hosts';
import { Popouts } from './popouts';

let tabs: Tabs;
let hosts: Hosts;
let popouts: Popouts;
let child: Window;
let closed: jest.SpyInstance;

beforeEach(() => {
  const container = createContainer(coreServices);
  tabs = container.get(Tabs);
  const layer = document.createElement('div');
  const frame = document.createElement('iframe');
  const style = document.createElement('style');
  style.textContent = '.tab { color: red }';
  document.head.append(style);
  document.body.append(layer, frame);
  if (!frame.contentWindow) throw new Error('The frame has no window.');
  child = frame.contentWindow;
  closed = jest.spyOn(child, 'close').mockImplementation(() => undefined);
  jest.spyOn(child, 'focus').mockImplementation(() => undefined);
  hosts = new Hosts(layer);
  popouts = new Popouts({
    tabs,
    hosts,
    themes: container.get(Themes),
    keybindings: container.get(Keybindings),
    windows: container.get(Windows),
  });
});

afterEach(() => {
  popouts.dispose();
  jest.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

function openTwo() {
  jest.spyOn(window, 'open').mockReturnValue(child);
  const [a, b] = ['a', 'b'].map((id) => tabs.openNow({ type: 'page', id, name: id }));
  if (!a || !b) throw new Error('Two tabs.');
  hosts.show(new Map([[b.key, { x: 1, y: 2, width: 3, height: 4 }]]));
  return { a, b };
}

describe('a window of its own', () => {
  it('takes the very element of the tab, with its style sheets and its name', () => {
    const { b } = openTwo();
    const host = hosts.get(b.key);
    expect(popouts.show(b.key)).toBe(true);
    expect([host?.ownerDocument === child.document, child.document.title]).toEqual([true, 'b']);
    expect(child.document.head.textContent).toContain('color: red');
    expect(tabs.all.map((tab) => tab.name)).toEqual(['a']);
    expect(tabs.active).toBe(b);
    tabs.update(b.key, { name: 'other' });
    expect(child.document.title).toBe('other');
  });

  it('gives the tab back when it closes', () => {
    const { b } = openTwo();
    const host = hosts.get(b.key);
    popouts.show(b.key);
    child.dispatchEvent(new Event('pagehide'));
    expect([host?.ownerDocument === document, host?.isConnected]).toEqual([true, true]);
    expect(tabs.all.map((tab) => tab.name)).toEqual(['a', 'b']);
    expect(tabs.active).toBe(b);
  });

  it('closes with its tab', () => {
    const { b } = openTwo();
    popouts.show(b.key);
    tabs.closeNow([b.key]);
    expect(closed).toHaveBeenCalled();
    expect([hosts.get(b.key), tabs.active?.name]).toEqual([undefined, 'a']);
  });

  it('gets style sheets that come later', async () => {
    const { b } = openTwo();
    popouts.show(b.key);
    const late = document.createElement('style');
    late.textContent = '.late { color: blue }';
    document.head.append(late);
    await Promise.resolve();
    expect(child.document.head.textContent).toContain('color: blue');
  });

  it('is not there when the browser allows none, and all stays as it was', () => {
    const { b } = openTwo();
    jest.spyOn(window, 'open').mockReturnValue(null);
    expect(popouts.show(b.key)).toBe(false);
    expect(tabs.groupOf(b.key)?.tabs.map((tab) => tab.name)).toEqual(['a', 'b']);
  });
});
