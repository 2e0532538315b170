import 'reflect-metadata';
import type { Container } from 'inversify';
import { createContainer } from '../../../core/common/container';
import { Layout } from '../../../core/browser/layout/layout';
import { coreServices } from '../../../core/browser/services';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Dock, partHost } from './dock';
import type { StripActions } from './tabStrip';

let container: Container;
let tabs: Tabs;
let layout: Layout;
let dock: Dock;
let actions: jest.Mocked<StripActions>;
let dropped: jest.Mock;
let droppedGroup: jest.Mock;

function fake(): jest.Mocked<StripActions> {
  return {
    activate: jest.fn((key) => tabs.activate(key)),
    enter: jest.fn(),
    close: jest.fn(),
    unpin: jest.fn(),
    keepOpen: jest.fn(),
    isPinned: jest.fn(),
    openNew: jest.fn(),
    showGroupMenu: jest.fn(),
    showMenu: jest.fn(),
    focusGroup: jest.fn(),
    moveWithin: jest.fn(),
    moveToGroup: jest.fn(),
  };
}

/** jsdom knows no layout: the frame is given a size, and the dock counts the rest itself. */
function frameOf(width: number, height: number): HTMLElement {
  const frame = document.createElement('div');
  Object.defineProperty(frame, 'clientWidth', { value: width });
  Object.defineProperty(frame, 'clientHeight', { value: height });
  document.body.append(frame);
  return frame;
}

beforeEach(() => {
  container = createContainer(coreServices);
  tabs = container.get(Tabs);
  layout = container.get(Layout);
  actions = fake();
  const layer = document.createElement('div');
  document.body.append(layer);
  dropped = jest.fn();
  droppedGroup = jest.fn();
  dock = new Dock({
    frame: frameOf(1001, 800),
    ...{ layer, layout, tabs, actions },
    t: (key) => key,
    onDrop: dropped,
    onDropGroup: droppedGroup,
    onDrag: jest.fn(),
  });
});

afterEach(() => {
  dock.dispose();
  document.body.replaceChildren();
});

const open = (id: string) => tabs.openNow({ type: 'page', id, name: id });
const strips = () =>
  [...document.querySelectorAll('.lm_tabs')]
    .filter((strip) => strip.getAttribute('role') === 'tablist')
    .map((strip) =>
      [...strip.querySelectorAll('[role=tab]')].map(
        (tab) => `${tab.getAttribute('aria-selected') === 'true' ? '*' : ''}${tab.getAttribute('aria-label')}`,
      ),
    );
const tabElement = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=tab][aria-label="${name}"]`);
  if (!found) throw new Error(`No tab '${name}'.`);
  return found;
};
const splitter = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[role=separator][aria-label="dock.resize.${name}"]`);
  if (!found) throw new Error(`No splitter '${name}'.`);
  return found;
};

/** jsdom's pointer events have no page coordinates. */
function pointer(target: EventTarget, type: string, x: number, y: number): void {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, screenX: x, screenY: y });
  target.dispatchEvent(
    Object.defineProperties(event, { isPrimary: { value: true }, pageX: { value: x }, pageY: { value: y } }),
  );
}

it('has drawn a tab when the keyboard is led to it', () => {
  const drawn: boolean[] = [];
  const listening = layout.onDidRequestFocus(() => drawn.push(dock.hosts.isVisible(tabs.active?.key ?? '')));
  for (const id of ['a', 'b', 'a']) open(id);
  expect(drawn).toEqual([true, true, true]);
  listening.dispose();
});

describe('dragging a tab', () => {
  const drag = (name: string, x: number, y: number): void => {
    pointer(tabElement(name), 'pointerdown', 400, 10);
    pointer(document, 'pointermove', 420, 60);
    pointer(document, 'pointermove', x, y);
  };

  it.each([
    [990, 300, { kind: 'zone', zone: 'right' }],
    [310, 300, { kind: 'zone', zone: 'left' }],
    [650, 300, { kind: 'zone', zone: 'centre' }],
    [650, 765, { kind: 'zone', zone: 'down' }],
    [650, 10, { kind: 'strip', index: 2 }],
    [1500, 300, { kind: 'outside' }],
  ])('to %i, %i tells where it was dropped', (x, y, drop) => {
    open('a');
    const b = open('b');
    drag('b', x, y);
    expect(document.querySelector('.dock-drag__label')?.textContent).toBe('b');
    pointer(document, 'pointerup', x, y);
    expect(dropped).toHaveBeenCalledWith(b.key, expect.objectContaining(drop));
    expect(document.querySelector('[class^=dock-drag]')).toBeNull();
  });

  it('is nothing after Escape, nor over a side bar', () => {
    open('a');
    drag('a', 990, 300);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    pointer(document, 'pointerup', 990, 300);
    drag('a', 100, 300);
    pointer(document, 'pointerup', 100, 300);
    expect(dropped).not.toHaveBeenCalled();
  });

  it('finds no group that is hidden by a maximised one', () => {
    const [a, b] = [open('a'), open('b')];
    tabs.splitWith(b.key, 'group-1', 'right');
    tabs.activate(a.key);
    tabs.grid.toggleMaximised();
    drag('a', 900, 10);
    pointer(document, 'pointerup', 900, 10);
    expect(dropped).toHaveBeenCalledWith(a.key, expect.objectContaining({ group: 'group-1' }));
  });
});

describe('dragging a group', () => {
  const press = (): void => {
    const strip = document.querySelector('[role=tablist]');
    if (!strip) throw new Error('No strip.');
    pointer(strip, 'pointerdown', 800, 10);
  };

  it('by the empty part of its strip tells where it was dropped', () => {
    const [, b] = [open('a'), open('b')];
    press();
    pointer(document, 'pointermove', 802, 11);
    expect(document.querySelector('.dock-drag__label')).toBeNull();
    pointer(document, 'pointermove', 310, 300);
    expect(document.querySelector('.dock-drag__label')?.textContent).toBe('b (+1)');
    pointer(document, 'pointerup', 310, 300);
    expect(droppedGroup).toHaveBeenCalledWith(tabs.groupOf(b.key)?.id, expect.objectContaining({ zone: 'left' }));
    expect(document.querySelector('[class^=dock-drag]')).toBeNull();
    pointer(document, 'pointermove', 400, 300);
    expect(document.querySelector('[class^=dock-drag]')).toBeNull();
  });

  it('is nothing after Escape, nor by a tab or the other buttons', () => {
    open('a');
    press();
    pointer(document, 'pointermove', 310, 300);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(document.querySelector('[class^=dock-drag]')).toBeNull();
    pointer(document, 'pointerup', 310, 300);
    pointer(tabElement('a'), 'pointerdown', 400, 10);
    pointer(document, 'pointermove', 310, 300);
    pointer(document, 'pointerup', 310, 300);
    expect(droppedGroup).not.toHaveBeenCalled();
  });
});

describe('the dock', () => {
  it('draws a strip for each group, and follows every change', () => {
    const [a, b] = [open('a'), open('b')];
    expect(strips()).toEqual([['a', '*b']]);
    tabs.splitWith(b.key, 'group-1', 'right');
    expect(strips()).toEqual([['*a'], ['*b']]);
    tabs.move(b.key, { group: 'group-1', index: 0 });
    expect(strips()).toEqual([['*b', 'a']]);
    tabs.closeNow([a.key, b.key]);
    expect(strips()).toEqual([]);
  });

  it('keeps the host of a tab through moves and lets go of it when the tab closes', () => {
    const [, b] = [open('a'), open('b')];
    const host = dock.hosts.get(b.key);
    tabs.splitWith(b.key, 'group-1', 'down');
    expect(dock.hosts.get(b.key)).toBe(host);
    expect(host?.parentElement?.contains(host)).toBe(true);
    tabs.closeNow([b.key]);
    expect([host?.isConnected, dock.hosts.get(b.key)]).toEqual([false, undefined]);
  });

  it('makes hosts only for what is shown', () => {
    open('a');
    tabs.openNow({ type: 'page', id: 'b', name: 'b' }, { activate: false });
    expect(dock.hosts.list.map((host) => host.key)).toEqual([partHost('sidebar'), 'page-1']);
  });

  it('places what it shows by pixels that it counted', () => {
    const a = open('a');
    const style = dock.hosts.get(a.key)?.style;
    expect([style?.left, style?.top, style?.width, style?.height]).toEqual(['301px', '35px', '700px', '765px']);
    layout.setVisible('panel', true);
    expect([dock.hosts.get(a.key)?.style.height, dock.hosts.get(partHost('panel'))?.style.height]).toEqual([
      '524px',
      '240px',
    ]);
  });

  it('gives its splitters values, keys and a way back', () => {
    expect(splitter('sidebar').getAttribute('aria-valuenow')).toBe('300');
    splitter('sidebar').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect([layout.size('sidebar'), splitter('sidebar').getAttribute('aria-valuenow')]).toEqual([310, '310']);
    splitter('sidebar').dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
    expect(layout.size('sidebar')).toBe(170);
    splitter('sidebar').dispatchEvent(new MouseEvent('dblclick'));
    expect(layout.size('sidebar')).toBe(300);
  });

  it('shuts a part whose splitter is dragged under half of its minimum, and opens it again from the edge', () => {
    layout.setSize('sidebar', 250);
    const handle = (name: string): Element => {
      const found = splitter(name).querySelector('.lm_drag_handle');
      if (!found) throw new Error(`No handle of '${name}'.`);
      return found;
    };
    pointer(handle('sidebar'), 'pointerdown', 250, 300);
    pointer(document, 'pointermove', 100, 300);
    expect([layout.isVisible('sidebar'), layout.size('sidebar')]).toEqual([true, 170]);
    pointer(document, 'pointermove', 80, 300);
    expect([layout.isVisible('sidebar'), layout.size('sidebar')]).toEqual([false, 250]);
    pointer(document, 'pointermove', 190, 300);
    expect([layout.isVisible('sidebar'), layout.size('sidebar')]).toEqual([true, 190]);
    pointer(document, 'pointermove', 20, 300);
    pointer(document, 'pointerup', 20, 300);
    expect([layout.isVisible('sidebar'), layout.size('sidebar')]).toEqual([false, 250]);

    expect(splitter('sidebar').style.display).toBe('');
    expect([splitter('sidebar').ariaHidden, splitter('sidebar').tabIndex]).toEqual(['true', -1]);
    pointer(handle('sidebar'), 'pointerdown', 0, 300);
    pointer(document, 'pointermove', 60, 300);
    expect(layout.isVisible('sidebar')).toBe(false);
    pointer(document, 'pointermove', 200, 300);
    pointer(document, 'pointerup', 200, 300);
    expect([layout.isVisible('sidebar'), layout.size('sidebar')]).toEqual([true, 200]);
  });

  it('sizes groups that share a row', () => {
    const [, b] = [open('a'), open('b')];
    tabs.splitWith(b.key, 'group-1', 'right');
    splitter('editors').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true }));
    expect(dock.hosts.get(b.key)?.style.width).toBe('399px');
  });

  it('has one stop of the Tab key in a strip, and arrows between its tabs', () => {
    const [a] = [open('a'), open('b')];
    expect([tabElement('a').tabIndex, tabElement('b').tabIndex]).toEqual([-1, 0]);
    tabElement('b').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect([tabs.active?.key, document.activeElement]).toEqual([a.key, tabElement('a')]);
    tabElement('a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
    expect(actions.close).toHaveBeenCalledWith(a.key);
  });

  it('closes by the middle button and by the cross, and keeps a preview by a double click', () => {
    const a = open('a');
    tabElement('a').dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
    tabElement('a')
      .querySelector('.dock-tab__action')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(actions.close.mock.calls).toEqual([[a.key], [a.key]]);
    tabElement('a').dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(actions.keepOpen).toHaveBeenCalledWith(a.key);
  });

  it('opens something new, or a menu, where the strip is empty', () => {
    open('a');
    const strip = document.querySelector('[role=tablist]');
    strip?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
    expect(actions.openNew).toHaveBeenCalledWith('group-1');
    strip?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 7, clientY: 9 }));
    expect(actions.showGroupMenu).toHaveBeenCalledWith('group-1', { x: 7, y: 9 });
    expect([actions.keepOpen.mock.calls, actions.showMenu.mock.calls]).toEqual([[], []]);
  });

  it('passes the focus on when what had it is gone', () => {
    const [, b] = [open('a'), open('b')];
    tabElement('b').focus();
    tabs.closeNow([b.key]);
    expect(document.activeElement).toBe(tabElement('a'));
    const asked: string[] = [];
    layout.onDidRequestFocus((target) => asked.push(target));
    const c = open('c');
    const host = dock.hosts.get(c.key);
    host?.append(document.createElement('input'));
    host?.querySelector('input')?.focus();
    asked.length = 0;
    tabs.closeNow([c.key]);
    expect(asked).toEqual(['editors']);
  });

  it('tells of locks, pins and previews', () => {
    const a = open('a');
    tabs.update(a.key, { lockInfo: { locked: true, editable: false, userName: 'Ann' } });
    tabs.pin(a.key);
    expect(strips()).toEqual([['*a, tabs.pinned, tabs.lockedBy']]);
    tabs.update(a.key, { lockInfo: { locked: true, editable: true } });
    expect(strips()).toEqual([['*a, tabs.pinned, tabs.lockedByMe']]);
  });

  it('shows one group alone while it is maximised', () => {
    const [a, b] = [open('a'), open('b')];
    tabs.splitWith(b.key, 'group-1', 'right');
    tabs.grid.toggleMaximised();
    expect([dock.hosts.isVisible(a.key), dock.hosts.get(b.key)?.style.width]).toEqual([false, '700px']);
    tabs.grid.toggleMaximised();
    expect(dock.hosts.isVisible(a.key)).toBe(true);
  });

  it('takes the panel to every side without moving a host in the document', () => {
    layout.setVisible('panel', true);
    const host = dock.hosts.get(partHost('panel'));
    for (const position of ['left', 'right', 'top', 'bottom'] as const) {
      layout.setPanelPosition(position);
      expect(dock.hosts.get(partHost('panel'))).toBe(host);
    }
    layout.setPanelMaximised(true);
    expect(host?.style.height).toBe('800px');
  });
});
