import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Emitter, type Event } from '../../common/event';
import {
  defaultLayout,
  type DockedPart,
  defaultSizes,
  emptySandboxSidebar,
  type FocusTarget,
  minimumSizes,
  type PanelPosition,
  type PartId,
  partIds,
  type SidebarPosition,
} from './parts';
import type { StoredParts } from './storedParts';

/** Which parts are shown, where and how large. */
@injectable()
export class Layout {
  sidebarPosition: SidebarPosition = 'left';
  panelPosition: PanelPosition = 'bottom';
  panelMaximised = false;
  /** The section of the side bar that is open. */
  sidebarSection = defaultLayout.sidebarSection;
  /** 'magno' freezes the side bar. */
  studioType = 'app';
  /** The sandbox has no content, which its side bar explains at length. */
  sandboxEmpty = false;
  private hidden = new Set<PartId>(defaultLayout.hidden);
  private sizes: Record<DockedPart, number> = { ...defaultSizes };
  /** What was hidden before zen mode hid the rest. */
  private beforeZen: readonly PartId[] | undefined = undefined;
  private readonly focusEvent = new Emitter<FocusTarget>();
  /** Asks a part to take the keyboard focus. */
  readonly onDidRequestFocus: Event<FocusTarget> = this.focusEvent.event;

  constructor() {
    makeAutoObservable<this, 'focusEvent'>(this, { focusEvent: false, onDidRequestFocus: false, focus: false });
  }

  get zen(): boolean {
    return this.beforeZen !== undefined;
  }

  isVisible(part: PartId): boolean {
    return !this.hidden.has(part);
  }

  setVisible(part: PartId, visible: boolean): void {
    if (part === 'sidebar' && this.sidebarFrozen) return;
    if (visible) this.hidden.delete(part);
    else this.hidden.add(part);
    if (part === 'panel' && !visible) this.panelMaximised = false;
  }

  toggle(part: PartId): void {
    this.setVisible(part, !this.isVisible(part));
  }

  size(part: DockedPart): number {
    return Math.max(this.sizes[part], this.minimumSize(part));
  }

  minimumSize(part: DockedPart): number {
    return part === 'sidebar' && this.sandboxEmpty ? emptySandboxSidebar : minimumSizes[part];
  }

  setSize(part: DockedPart, pixels: number): void {
    if (part === 'sidebar' && this.sidebarFrozen) return;
    this.sizes[part] = Math.max(Math.round(pixels), this.minimumSize(part));
  }

  resetSize(part: DockedPart): void {
    this.setSize(part, defaultSizes[part]);
  }

  setSidebarSection(section: string): void {
    if (!this.sidebarFrozen) this.sidebarSection = section;
  }

  setSidebarPosition(position: SidebarPosition): void {
    if (!this.sidebarFrozen) this.sidebarPosition = position;
  }

  setPanelPosition(position: PanelPosition): void {
    this.panelPosition = position;
    this.panelMaximised = false;
  }

  setPanelMaximised(maximised: boolean): void {
    if (maximised) this.setVisible('panel', true);
    this.panelMaximised = maximised;
  }

  setStudioType(type: string): void {
    this.studioType = type;
  }

  setSandboxEmpty(empty: boolean): void {
    this.sandboxEmpty = empty;
  }

  /** Nothing but the editors; what the user shows meanwhile is shown. */
  setZen(zen: boolean): void {
    if (zen === this.zen) return;
    const before = this.beforeZen;
    this.beforeZen = zen ? [...this.hidden] : undefined;
    for (const part of partIds) this.setVisible(part, zen ? false : !before?.includes(part));
  }

  /** Shows the part when it is hidden and gives it the keyboard. */
  focus(target: FocusTarget): void {
    if (target !== 'editors') this.setVisible(target, true);
    this.focusEvent.fire(target);
  }

  toStored(): StoredParts {
    return {
      hidden: [...(this.beforeZen ?? this.hidden)],
      sizes: { ...this.sizes },
      sidebarPosition: this.sidebarPosition,
      panelPosition: this.panelPosition,
      panelMaximised: this.panelMaximised,
      sidebarSection: this.sidebarSection,
    };
  }

  restore(stored: StoredParts): void {
    const frozen = this.sidebarFrozen ? this.toStored() : undefined;
    this.beforeZen = undefined;
    this.hidden = new Set(stored.hidden);
    this.sizes = { ...stored.sizes };
    this.panelPosition = stored.panelPosition;
    this.panelMaximised = stored.panelMaximised && this.isVisible('panel');
    this.sidebarPosition = (frozen ?? stored).sidebarPosition;
    this.sidebarSection = (frozen ?? stored).sidebarSection;
    if (!frozen) return;
    this.sizes.sidebar = frozen.sizes.sidebar;
    if (frozen.hidden.includes('sidebar')) this.hidden.add('sidebar');
    else this.hidden.delete('sidebar');
  }

  reset(): void {
    this.restore(defaultLayout);
  }

  private get sidebarFrozen(): boolean {
    return this.studioType === 'magno';
  }
}
