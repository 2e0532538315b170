import { inject, injectable } from 'inversify';
import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { Layout } from '../../../core/browser/layout/layout';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { DisposableOwner, toDisposable } from '../../../core/common/lifecycle';

const modifiers: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  Control: (event) => event.ctrlKey,
  Alt: (event) => event.altKey,
  Meta: (event) => event.metaKey,
};

/**
 * The list of recently used tabs that is open while Ctrl (or whatever the key is held with) stays down: each further press
 * goes one on, letting go shows the tab, Escape leaves all as it was.
 */
@injectable()
export class TabSwitcher extends DisposableOwner {
  /** The most recently used first; empty while closed. */
  items: readonly Tab[] = [];
  index = 0;
  private held: readonly string[] = [];

  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
    @inject(Commands) commands: Commands,
  ) {
    super();
    makeObservable<this, 'start'>(this, {
      items: observableRef,
      index: observable,
      isOpen: computed,
      step: action,
      start: action,
      select: action,
      close: action,
    });
    const prefix = 'workbench.action.quickOpen';
    this.own(commands.register(`${prefix}PreviousRecentlyUsedEditorInGroup`, () => this.step(1)));
    this.own(commands.register(`${prefix}LeastRecentlyUsedEditorInGroup`, () => this.step(-1)));
    this.listen('keydown', (event) => this.onKeyDown(event));
    this.listen('keyup', (event) => this.onKeyUp(event));
    const blur = (): void => this.close();
    window.addEventListener('blur', blur);
    this.own(toDisposable(() => window.removeEventListener('blur', blur)));
  }

  get isOpen(): boolean {
    return this.items.length > 0;
  }

  step(by: 1 | -1): void {
    if (!this.isOpen) this.start();
    const count = this.items.length;
    if (count > 0) this.index = (this.index + by + count) % count;
    // Run from the palette, say: nothing is held whose release could commit.
    if (this.held.length === 0) this.commit();
  }

  select(index: number): void {
    this.index = index;
  }

  commit(): void {
    const tab = this.items[this.index];
    this.close();
    if (!tab) return;
    this.tabs.activate(tab.key);
    this.layout.focus('editors');
  }

  close(): void {
    this.items = [];
    this.index = 0;
  }

  private start(): void {
    this.items = this.tabs.mru(this.tabs.grid.activeGroup.id);
    this.index = 0;
  }

  private onKeyDown(event: KeyboardEvent): void {
    // Noted before any keybinding runs, so that the command knows what is held.
    this.held = Object.keys(modifiers).filter((name) => modifiers[name]?.(event));
    if (!this.isOpen) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      Enter: () => this.commit(),
      Escape: () => this.close(),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    move();
  }

  private onKeyUp(event: KeyboardEvent): void {
    if (this.isOpen && this.held.includes(event.key)) this.commit();
    this.held = this.held.filter((name) => name !== event.key);
  }

  private listen(type: 'keydown' | 'keyup', listener: (event: KeyboardEvent) => void): void {
    window.addEventListener(type, listener, { capture: true });
    this.own(toDisposable(() => window.removeEventListener(type, listener, { capture: true })));
  }
}
