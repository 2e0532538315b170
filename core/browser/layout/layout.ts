import { injectable } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { Emitter, type Event } from '../../common/event';
import {
  type DockedPart,
  defaultSection,
  defaultSizes,
  emptySandboxSidebar,
  type FocusTarget,
  minimumSizes,
  type PanelPosition,
  type PartId,
  type SidebarPosition,
} from './parts';

/** Which parts are shown, where and how large. */
@injectable()
export class Layout {
  sidebarPosition: SidebarPosition = 'left';
  panelPosition: PanelPosition = 'bottom';
  panelMaximised = false;
  zen = false;
  /** The section of the side bar that is open. */
  sidebarSection = defaultSection;
  /** 'magno' freezes the side bar. */
  studioType = 'app';
  /** The sandbox has no content, which its side bar explains at length. */
  sandboxEmpty = false;
  private readonly hidden = new Set<PartId>(['panel', 'right']);
  private readonly sizes = { ...defaultSizes };
  private readonly focusEvent = new Emitter<FocusTarget>();
  /** Asks a part to take the keyboard focus. */
  readonly onDidRequestFocus: Event<FocusTarget> = this.focusEvent.event;

  constructor() {
    makeAutoObservable<this, 'focusEvent'>(this, { focusEvent: false, onDidRequestFocus: false }, { autoBind: true });
  }

  isVisible(part: PartId): boolean {
    return !this.hidden.has(part) && !this.zen;
  }

  setVisible(part: PartId, visible: boolean): void {
    if (part === 'sidebar' && this.sidebarFrozen) return;
    if (visible) this.hidden.delete(part);
    else this.hidden.add(part);
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
  }

  setPanelMaximised(maximised: boolean): void {
    this.panelMaximised = maximised;
    if (maximised) this.setVisible('panel', true);
  }

  setStudioType(type: string): void {
    this.studioType = type;
  }

  setSandboxEmpty(empty: boolean): void {
    this.sandboxEmpty = empty;
  }

  setZen(zen: boolean): void {
    this.zen = zen;
  }

  /** Shows the part when it is hidden and gives it the keyboard. */
  focus(target: FocusTarget): void {
    if (target !== 'editors') this.setVisible(target, true);
    this.focusEvent.fire(target);
  }

  private get sidebarFrozen(): boolean {
    return this.studioType === 'magno';
  }
}
