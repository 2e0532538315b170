import 'reflect-metadata';
import { createContainer } from '../../../core/common/container';
import type { Disposable } from '../../../core/common/lifecycle';
import { Layout } from '../../../core/browser/layout/layout';
import { coreServices } from '../../../core/browser/services';
import type { OpenOptions } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Hosts } from './hosts';
import { enterAtStart } from './startFocus';

let tabs: Tabs;
let hosts: Hosts;
let asked: string[];
let start: () => void;
let started: Disposable | undefined;

beforeEach(() => {
  const container = createContainer(coreServices);
  const layout = container.get(Layout);
  tabs = container.get(Tabs);
  hosts = new Hosts(document.body.appendChild(document.createElement('div')));
  start = () => (started = enterAtStart({ hosts, layout, tabs }));
  asked = [];
  layout.onDidRequestFocus((target) => asked.push(target));
});

afterEach(() => {
  started?.dispose();
  document.body.replaceChildren();
});

const open = (id: string, options: OpenOptions = { focus: false }): void => {
  const { key } = tabs.openNow({ type: 'page', id }, options);
  hosts.show(new Map([[key, { x: 0, y: 0, width: 100, height: 100 }]]));
};

function input(): HTMLInputElement {
  return document.body.appendChild(document.createElement('input'));
}

describe('at the start the keyboard goes into the tab that is shown', () => {
  it('when it is there already, from the last time or for a link', () => {
    open('a');
    start();
    expect(asked).toEqual(['editors']);
  });

  it('when an extension opens it a moment later, and not before it is drawn', () => {
    start();
    const { key } = tabs.openNow({ type: 'page', id: 'home' }, { focus: false });
    expect(asked).toEqual([]);
    hosts.show(new Map([[key, { x: 0, y: 0, width: 100, height: 100 }]]));
    expect(asked).toEqual(['editors']);
  });

  it('once: who opens something later says where the keyboard goes', () => {
    open('a');
    start();
    open('b');
    expect(asked).toEqual(['editors']);
  });

  it.each([
    ['has the focus elsewhere', () => input().focus()],
    ['pressed a key meanwhile', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))],
    ['clicked meanwhile', () => document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))],
    ['has left', () => started?.dispose()],
  ])('unless somebody %s', (_, act) => {
    start();
    act();
    open('home');
    expect(asked).toEqual([]);
  });
});
