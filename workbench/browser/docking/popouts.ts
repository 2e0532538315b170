import { reaction } from 'mobx';
import type { Keybindings } from '../../../core/browser/keybindings/keybindings';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import type { Themes } from '../../../core/browser/themes/themes';
import type { Windows } from '../../../core/browser/windows/windows';
import { type Disposable, DisposableStore, toDisposable } from '../../../core/common/lifecycle';
import type { Hosts } from './hosts';
import { followStyles } from './followStyles';

interface Services {
  readonly tabs: Tabs;
  readonly hosts: Hosts;
  readonly themes: Themes;
  readonly keybindings: Keybindings;
  readonly windows: Windows;
}

const size = 'popup,width=900,height=650';

/**
 * Windows that show one tab each. They are empty pages of this very program: the tab's element is carried over, so that nothing
 * is loaded again and all services stay the same. Closing the window brings the tab back.
 */
export class Popouts implements Disposable {
  private readonly open = new Map<string, DisposableStore>();

  constructor(private readonly services: Services) {}

  /** False when the browser lets no window open. */
  show(key: string): boolean {
    const { tabs, hosts } = this.services;
    if (this.open.has(key)) return true;
    const child = tabs.get(key) ? window.open('', '', size) : null;
    if (!child) return false;
    const host = hosts.lend(key);
    if (!tabs.detach(key)) {
      hosts.giveBack(key);
      child.close();
      return true;
    }
    this.open.set(key, this.furnish(child, key, host));
    child.focus();
    tabs.activate(key);
    return true;
  }

  dispose(): void {
    for (const key of [...this.open.keys()]) this.close(key);
  }

  private furnish(child: Window, key: string, host: HTMLElement): DisposableStore {
    const { tabs, themes, keybindings, windows } = this.services;
    const { document: page } = child;
    const owned = new DisposableStore();
    const listen = (target: Window, type: string, listener: () => void): void => {
      target.addEventListener(type, listener);
      owned.add(toDisposable(() => target.removeEventListener(type, listener)));
    };
    page.documentElement.lang = document.documentElement.lang;
    owned.add(followStyles(document, page));
    owned.add(themes.attachDocument(page));
    // First of all: what a key calls up appears where it was pressed.
    owned.add(windows.attach(child));
    owned.add(keybindings.attach(child));
    page.body.className = 'popout';
    const main = page.createElement('main');
    main.append(host);
    page.body.append(main);
    listen(child, 'focus', () => tabs.activate(key));
    listen(child, 'pagehide', () => this.close(key));
    listen(window, 'pagehide', () => child.close());
    listen(window, 'focus', () => tabs.focusMain());
    const name = (): string | undefined => tabs.get(key)?.name;
    const title = (now: string | undefined): void => {
      page.title = now ?? '';
      host.setAttribute('aria-label', now ?? '');
    };
    owned.add(toDisposable(reaction(name, title, { fireImmediately: true })));
    // Closed by a command, or moved back: its window has nothing left to show.
    const isAway = (): boolean => tabs.isAway(key);
    owned.add(toDisposable(reaction(isAway, (away) => !away && this.close(key))));
    owned.add(toDisposable(() => child.close()));
    return owned;
  }

  private close(key: string): void {
    const owned = this.open.get(key);
    if (!owned) return;
    this.open.delete(key);
    const { tabs, hosts } = this.services;
    const isOpen = tabs.get(key) !== undefined;
    if (isOpen) {
      hosts.get(key)?.removeAttribute('aria-label');
      hosts.giveBack(key);
      tabs.attach(key);
    } else hosts.remove(key);
    owned.dispose();
  }
}
