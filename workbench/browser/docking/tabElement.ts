import { autorun } from 'mobx';
import type { Tab } from '../../../core/browser/tabs/tab';
import { ownPicture } from '../../../core/browser/ui/icon/ownPicture';
import type { Translate } from '../../../core/browser/i18n/texts';
import { type Disposable, toDisposable } from '../../../core/common/lifecycle';

export interface TabElementContext {
  readonly t: Translate;
  /** What tells it from something else that is open under the same name. */
  detailOf(tab: Tab): string;
}

/** Fills golden-layout's element of a tab and keeps it up to date. What is pressed in it is the strip's affair. */
export function drawTab(element: HTMLElement, title: HTMLElement, tab: Tab, context: TabElementContext): Disposable {
  const icon = span('dock-tab__icon');
  const description = span('dock-tab__description');
  const action = span('dock-tab__action codicon');
  element.replaceChildren(icon, title, description, action);
  element.dataset.tab = tab.key;
  element.id = `dock-tab-${tab.key}`;
  element.classList.add('dock-tab');
  title.classList.add('dock-tab__title');
  element.setAttribute('role', 'tab');
  element.setAttribute('aria-controls', `dock-host-${tab.key}`);
  element.setAttribute('aria-selected', 'false');
  element.tabIndex = -1;
  const stop = autorun(() => {
    const detail = context.detailOf(tab);
    drawIcon(icon, tab.icon);
    title.textContent = tab.name;
    description.textContent = detail;
    description.hidden = detail === '';
    element.classList.toggle('dock-tab--preview', tab.preview);
    element.classList.toggle('dock-tab--pinned', tab.pinned);
    element.classList.toggle('dock-tab--dirty', tab.dirty);
    action.className = `dock-tab__action codicon ${tab.pinned ? 'codicon-pinned' : 'codicon-close'}`;
    action.title = context.t(tab.pinned ? 'tabs.unpin' : 'tabs.close');
    element.title = tooltipOf(tab, context.t);
    element.setAttribute('aria-label', spokenName(tab, detail, context.t));
    lock(element, icon, tab);
  });
  return toDisposable(stop);
}

function span(className: string): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

function drawIcon(element: HTMLElement, icon: string | undefined): void {
  const picture = ownPicture(icon);
  element.className = `dock-tab__icon ${picture === undefined ? iconClass(icon) : 'dock-tab__icon--own'}`;
  element.style.backgroundImage = picture === undefined ? '' : `url(${JSON.stringify(picture)})`;
}

function iconClass(icon: string | undefined): string {
  const name = /^\$\(([\w-]+)\)$/.exec(icon ?? '')?.[1] ?? icon;
  return name && /^[\w-]+$/.test(name) ? `codicon codicon-${name}` : 'codicon codicon-file';
}

function lock(element: HTMLElement, icon: HTMLElement, { lockInfo }: Tab): void {
  const locked = lockInfo?.locked === true;
  element.classList.toggle('dock-tab--locked', locked && !lockInfo.editable);
  element.classList.toggle('dock-tab--locked-by-me', locked && lockInfo.editable);
  if (locked) drawIcon(icon, lockInfo.editable ? 'edit' : 'lock');
}

function lockText({ lockInfo }: Tab, t: Translate): string | undefined {
  if (!lockInfo?.locked) return undefined;
  if (lockInfo.editable) return t('tabs.lockedByMe');
  return t('tabs.lockedBy', { name: lockInfo.userName ?? lockInfo.userId ?? '', at: lockInfo.lockAt ?? '' }).trim();
}

function tooltipOf(tab: Tab, t: Translate): string {
  return [tab.tooltip ?? tab.name, tab.tooltip ? undefined : tab.description, lockText(tab, t)]
    .filter(Boolean)
    .join(' • ');
}

function spokenName(tab: Tab, detail: string, t: Translate): string {
  const states = [
    tab.dirty ? t('tabs.unsaved') : undefined,
    tab.pinned ? t('tabs.pinned') : undefined,
    tab.preview ? t('tabs.preview') : undefined,
    lockText(tab, t),
  ];
  return [tab.name, detail, ...states].filter(Boolean).join(', ');
}
