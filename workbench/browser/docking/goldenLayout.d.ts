/**
 * What the dock uses of golden-layout 2.6, in place of its own typings: those leave out the internals that its rows, stacks and
 * header need to be extended at all. Members marked protected are private over there.
 */
declare module 'golden-layout' {
  export interface ItemConfig {
    readonly type: 'row' | 'column' | 'stack' | 'component' | 'ground';
    readonly id: string;
    readonly content: readonly ItemConfig[];
    readonly size: number;
    readonly sizeUnit: 'fr';
    readonly minSize: undefined;
    readonly minSizeUnit: 'px';
    readonly isClosable: boolean;
    readonly maximised?: boolean;
    readonly reorderEnabled?: boolean;
    readonly title?: string;
    readonly componentType?: string;
    readonly activeItemIndex?: number;
    readonly header?: HeaderConfig;
  }

  export interface HeaderConfig {
    readonly show: false | 'top';
    readonly popout: false;
    readonly maximise: false;
    readonly close: string;
    readonly minimise: undefined;
    readonly tabDropdown: false;
  }

  export class EventEmitter {
    on(name: string, listener: (...args: never[]) => void): void;
    off(name: string, listener: (...args: never[]) => void): void;
    emit(name: string, ...args: unknown[]): void;
  }

  export abstract class ContentItem extends EventEmitter {
    readonly layoutManager: LayoutManager;
    readonly element: HTMLElement;
    readonly contentItems: ContentItem[];
    readonly parent: ContentItem | null;
    readonly id: string;
    protected _isClosable: boolean;
    constructor(manager: LayoutManager, config: ItemConfig, parent: ContentItem | null, element: HTMLElement);
    init(): void;
    addChild(item: ContentItem, index?: number, suspendResize?: boolean): number;
    removeChild(item: ContentItem, keepChild: boolean): void;
    updateSize(force: boolean): void;
    destroy(): void;
  }

  export interface Splitter {
    readonly element: HTMLElement;
    /** How many pixels the mouse has to go until it drags. */
    readonly _dragListener: { _nDistance: number };
  }

  export class RowOrColumn extends ContentItem {
    protected readonly _splitter: Splitter[];
    constructor(isColumn: boolean, manager: LayoutManager, config: ItemConfig, parent: ContentItem);
    protected updateNodeSize(): void;
    protected onSplitterDragStart(splitter: Splitter): void;
    protected onSplitterDrag(splitter: Splitter, offsetX: number, offsetY: number): void;
    protected onSplitterDragStop(splitter: Splitter): void;
  }

  export class Stack extends ContentItem {
    readonly header: Header;
    readonly childElementContainer: HTMLElement;
    protected _activeComponentItem: ComponentItem | undefined;
    constructor(manager: LayoutManager, config: ItemConfig, parent: ContentItem);
    setActiveComponentItem(item: ComponentItem, focus: boolean, suppressFocusEvent?: boolean): void;
    protected updateNodeSize(): void;
  }

  export class ComponentItem extends ContentItem {
    readonly tab: Tab;
    constructor(manager: LayoutManager, config: ItemConfig, parent: ContentItem);
    protected updateNodeSize(force: boolean): void;
  }

  export class Header {
    readonly element: HTMLElement;
    readonly tabs: readonly Tab[];
    readonly tabsContainerElement: HTMLElement;
    readonly _tabsContainer: { _element: HTMLElement };
    readonly controlsContainerElement: HTMLElement;
    updateTabSizes(): void;
    updateClosability(): void;
  }

  export class Tab {
    readonly element: HTMLElement;
    readonly titleElement: HTMLElement;
    readonly componentItem: ComponentItem;
    setActive(active: boolean): void;
  }

  /** What follows the pointer after it went down on a tab. */
  export interface DragListener {
    on(name: 'drag', listener: (offsetX: number, offsetY: number, event: PointerEvent) => void): void;
    on(name: 'dragStop', listener: (event: PointerEvent | undefined) => void): void;
    off(name: string, listener: (...args: never[]) => void): void;
    cancelDrag(): void;
  }

  export interface BoundComponent {
    readonly component: undefined;
    readonly virtual: true;
  }

  export abstract class LayoutManager extends EventEmitter {
    readonly container: HTMLElement;
    readonly groundItem: ContentItem | undefined;
    loadLayout(config: {
      readonly root: undefined;
      readonly dimensions: {
        readonly borderWidth: number;
        readonly borderGrabWidth: number;
        readonly headerHeight: number;
      };
    }): void;
    beginSizeInvalidation(): void;
    endSizeInvalidation(): void;
    setSize(width: number, height: number): void;
    updateSizeFromContainer(): void;
    startComponentDrag(x: number, y: number, listener: DragListener, item: ComponentItem, stack: Stack): void;
    destroy(): void;
  }

  export class VirtualLayout extends LayoutManager {
    constructor(container: HTMLElement, bind: () => BoundComponent, unbind: () => void);
  }
}
