import type { ComponentType } from 'react';

/** Where view containers can stand. */
export const viewLocations = ['sidebar', 'panel', 'right'] as const;
export type ViewLocation = (typeof viewLocations)[number];

/** In place of a container's id: the view is a tab of the editor area. */
export const editorArea = 'editor';

/** A container as its extension declares it: an icon of the activity bar, a tab of the panel or of the right side bar. */
export interface ViewContainerInfo {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly location: ViewLocation;
  readonly order?: number;
  readonly when?: string;
  /** The extension that contributes it. */
  readonly source: string;
}

/** A view as its extension declares it. */
export interface ViewInfo {
  readonly id: string;
  readonly name: string;
  /** The container in which it stands until the user moves it. */
  readonly container: string;
  readonly icon?: string;
  readonly when?: string;
  readonly order?: number;
  readonly visibility?: 'visible' | 'hidden' | 'collapsed';
  readonly canMove?: boolean;
  readonly source: string;
}

/** What is shown in a view that is empty. */
export interface ViewWelcomeInfo {
  readonly view: string;
  /** Markdown; a line that is only a link becomes a button. */
  readonly contents: string;
  readonly when?: string;
  readonly group?: string;
  readonly source: string;
}

export interface ViewProps {
  readonly viewId: string;
}

export type ViewComponent = ComponentType<ViewProps>;

/** A container where it really stands, with what is drawn of it. */
export interface PlacedContainer {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly location: ViewLocation;
  /** Made for views that the user moved or whose own container does not exist. */
  readonly generated: boolean;
  /** The user took it off the bar. */
  readonly hidden: boolean;
  /** Its views that can be shown now, in order, those hidden by the user too. */
  readonly views: readonly PlacedView[];
}

export interface PlacedView extends ViewInfo {
  readonly hidden: boolean;
  readonly collapsed: boolean;
}

export interface ViewBadge {
  readonly value: number | string;
  readonly tooltip?: string;
}
