import { ComponentItem, type ContentItem, type Header, type LayoutManager, Stack, type Tab } from 'golden-layout';
import type { DockedPart } from '../../../core/browser/layout/parts';
import { type Placed, setSize } from './dockRow';
import { itemConfig } from './itemConfig';
import type { Rect } from './rect';
import { reveal } from './reveal';

export const headerHeight = 35;

/** Nothing is measured when tabs come and go: the strip scrolls, so all of them have room. */
function tame(header: Header): void {
  header.updateTabSizes = () => undefined;
  header.updateClosability = () => undefined;
  header.controlsContainerElement.replaceChildren();
  makeStripPlain(header);
}

/** A section, which golden-layout makes of the strip, cannot be a list of tabs. */
function makeStripPlain(header: Header): void {
  const strip = document.createElement('div');
  strip.className = header.tabsContainerElement.className;
  header.tabsContainerElement.replaceWith(strip);
  header._tabsContainer._element = strip;
}

/** A tab in its stack. What it shows stands above the dock, so that it is never moved in the document. */
export class DockTab extends ComponentItem {
  constructor(
    manager: LayoutManager,
    readonly key: string,
    parent: ContentItem,
  ) {
    super(manager, itemConfig('component', key), parent);
  }

  protected override updateNodeSize(): void {
    // Its stack knows the size.
  }
}

/** An editor group. */
export class GroupStack extends Stack implements Placed {
  rect: Rect | undefined;
  /** Told of its strip and of its active tab: when either gets another width, the tab stays in sight. */
  readonly inSight = new ResizeObserver(() => reveal(this.activeTab?.tab));
  /** The tab that is marked as selected. */
  marked: Tab | undefined;

  constructor(
    manager: LayoutManager,
    readonly groupId: string,
    parent: ContentItem,
  ) {
    super(manager, itemConfig('stack', groupId), parent);
    this._isClosable = false;
    tame(this.header);
  }

  get tabs(): readonly DockTab[] {
    return this.contentItems.filter((item) => item instanceof DockTab);
  }

  get activeTab(): DockTab | undefined {
    return this._activeComponentItem instanceof DockTab ? this._activeComponentItem : undefined;
  }

  /** Its tab that is shown, and how many more there are. */
  get label(): string {
    const title = this.activeTab?.tab.titleElement.textContent ?? '';
    return this.contentItems.length > 1 ? `${title} (+${this.contentItems.length - 1})` : title;
  }

  /** Where the tabs' content goes. */
  get contentRect(): Rect | undefined {
    const { rect } = this;
    const height = Math.max(0, (rect?.height ?? 0) - headerHeight);
    return rect && { ...rect, y: rect.y + headerHeight, height };
  }

  place(rect: Rect | undefined): void {
    this.rect = rect;
    if (rect) setSize(this.element, rect);
  }

  activate(tab: DockTab | undefined): void {
    if (this._activeComponentItem === tab) return;
    this.activeTab?.tab.setActive(false);
    this._activeComponentItem = tab;
    tab?.tab.setActive(true);
  }

  /** Which tab is active is not decided in the stack. */
  override setActiveComponentItem(): void {
    // See activate.
  }

  override updateSize(): void {
    // See place.
  }

  protected override updateNodeSize(): void {
    // See place.
  }
}

/** A side bar or the panel. */
export class PartStack extends Stack implements Placed {
  constructor(
    manager: LayoutManager,
    readonly part: DockedPart,
    parent: ContentItem,
    private readonly placed: (part: DockedPart, rect: Rect) => void,
  ) {
    super(manager, itemConfig('stack', part, false), parent);
    this._isClosable = false;
    tame(this.header);
  }

  place(rect: Rect | undefined): void {
    if (!rect) return;
    setSize(this.element, rect);
    this.placed(this.part, rect);
  }

  override updateSize(): void {
    // See place.
  }

  protected override updateNodeSize(): void {
    // See place.
  }
}
