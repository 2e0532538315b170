import { type Disposable, toDisposable } from '../../../core/common/lifecycle';
import type { GroupStack } from './dockStacks';
import { reveal } from './reveal';

/** What can be done in a strip of tabs, with the mouse or the keyboard. */
export interface StripActions {
  activate(key: string): void;
  /** Gives the keyboard to what the tab shows. */
  enter(key: string): void;
  close(key: string): void;
  unpin(key: string): void;
  keepOpen(key: string): void;
  isPinned(key: string): boolean;
  showMenu(key: string, at: Element | { readonly x: number; readonly y: number }): void;
  focusGroup(groupId: string): void;
  /** The part of the strip where no tab is was clicked twice. */
  openNew(groupId: string): void;
  showGroupMenu(groupId: string, at: { readonly x: number; readonly y: number }): void;
  moveWithin(key: string, step: number): void;
  moveToGroup(key: string, direction: 'previous' | 'next'): void;
}

/** Gives the strip of a group its role, its keys and its mouse. Each tab is found by the element that was hit. */
export function wireStrip(stack: GroupStack, actions: StripActions): Disposable {
  const strip = stack.header.tabsContainerElement;
  const controller = new AbortController();
  const options = { signal: controller.signal };
  strip.addEventListener('pointerdown', (event) => onPointerDown(event, actions), options);
  strip.addEventListener('click', (event) => onClick(event, actions), options);
  strip.addEventListener('auxclick', (event) => onAuxClick(event, actions), options);
  strip.addEventListener('dblclick', (event) => onDoubleClick(event, stack.groupId, actions), options);
  strip.addEventListener('contextmenu', (event) => onContextMenu(event, stack.groupId, actions), options);
  strip.addEventListener('keydown', (event) => onKeyDown(event, stack, actions), options);
  strip.addEventListener('wheel', (event) => onWheel(event, strip), { ...options, passive: false });
  const focus = (): void => actions.focusGroup(stack.groupId);
  stack.header.element.addEventListener('pointerdown', focus, options);
  stack.inSight.observe(strip);
  return toDisposable(() => {
    controller.abort();
    stack.inSight.disconnect();
  });
}

export function keyOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('.dock-tab')?.dataset.tab : undefined;
}

function withTab(event: Event, run: (key: string) => void): void {
  const key = keyOf(event.target);
  if (key !== undefined) run(key);
}

function isAction(target: EventTarget | null): boolean {
  return target instanceof Element && target.classList.contains('dock-tab__action');
}

function onPointerDown(event: PointerEvent, actions: StripActions): void {
  // The middle button would begin to scroll.
  if (event.button === 1) event.preventDefault();
  if (event.button === 0 && !isAction(event.target)) withTab(event, (key) => actions.activate(key));
}

function onClick(event: MouseEvent, actions: StripActions): void {
  withTab(event, (key) => {
    if (!isAction(event.target)) actions.enter(key);
    else if (actions.isPinned(key)) actions.unpin(key);
    else actions.close(key);
  });
}

function onAuxClick(event: MouseEvent, actions: StripActions): void {
  if (event.button === 1) withTab(event, (key) => actions.close(key));
}

function onDoubleClick(event: MouseEvent, groupId: string, actions: StripActions): void {
  const key = keyOf(event.target);
  if (key === undefined) actions.openNew(groupId);
  else actions.keepOpen(key);
}

function onContextMenu(event: MouseEvent, groupId: string, actions: StripActions): void {
  event.preventDefault();
  const key = keyOf(event.target);
  const mouse = { x: event.clientX, y: event.clientY };
  const byKeyboard = event.button !== 2;
  if (key === undefined) actions.showGroupMenu(groupId, mouse);
  else actions.showMenu(key, byKeyboard && event.target instanceof Element ? event.target : mouse);
}

function onWheel(event: WheelEvent, strip: HTMLElement): void {
  if (event.deltaX !== 0 || event.deltaY === 0) return;
  strip.scrollLeft += event.deltaY;
  event.preventDefault();
}

function onKeyDown(event: KeyboardEvent, stack: GroupStack, actions: StripActions): void {
  const key = keyOf(event.target);
  if (key === undefined) return;
  const keys = stack.tabs.map((tab) => tab.key);
  const at = keys.indexOf(key);
  const go = (index: number): void => {
    const wanted = keys[(index + keys.length) % keys.length];
    if (wanted !== undefined) actions.activate(wanted);
    focusTab(stack);
  };
  if (event.ctrlKey && event.altKey) return moveByKey(event, key, actions);
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => go(at + 1),
    ArrowLeft: () => go(at - 1),
    Home: () => go(0),
    End: () => go(keys.length - 1),
    Delete: () => actions.close(key),
    Enter: () => actions.enter(key),
    ' ': () => actions.enter(key),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}

function moveByKey(event: KeyboardEvent, key: string, actions: StripActions): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowRight: () => actions.moveToGroup(key, 'next'),
    ArrowLeft: () => actions.moveToGroup(key, 'previous'),
    PageUp: () => actions.moveWithin(key, -1),
    PageDown: () => actions.moveWithin(key, 1),
  };
  const move = moves[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  move();
}

/** A strip without tabs is nothing to speak of. */
export function nameStrip(stack: GroupStack, name: string): void {
  const strip = stack.header.tabsContainerElement;
  if (stack.contentItems.length === 0) {
    for (const attribute of ['role', 'aria-label', 'aria-orientation']) strip.removeAttribute(attribute);
    return;
  }
  strip.setAttribute('role', 'tablist');
  strip.setAttribute('aria-orientation', 'horizontal');
  strip.setAttribute('aria-label', name);
}

/** One stop of the Tab key: the active tab. */
export function markActive(stack: GroupStack): void {
  const tab = stack.activeTab?.tab;
  if (tab === stack.marked) return;
  if (stack.marked) {
    mark(stack.marked.element, false);
    stack.inSight.unobserve(stack.marked.element);
  }
  if (tab) {
    mark(tab.element, true);
    // Its name may grow, and its strip make room for more actions.
    stack.inSight.observe(tab.element);
  }
  stack.marked = tab;
  reveal(tab);
}

function mark(element: HTMLElement, active: boolean): void {
  element.tabIndex = active ? 0 : -1;
  element.setAttribute('aria-selected', String(active));
}

export function focusTab(stack: GroupStack): void {
  stack.activeTab?.tab.element.focus({ preventScroll: false });
}
