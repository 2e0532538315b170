/** The parts of the workbench around the editors. */
export const partIds = ['activitybar', 'sidebar', 'panel', 'right', 'statusbar'] as const;
export type PartId = (typeof partIds)[number];
/** Those that share the dock with the editors and have a size. */
export type DockedPart = 'sidebar' | 'panel' | 'right';
/** What the keyboard can go to. */
export type FocusTarget = PartId | 'editors';

export const sidebarPositions = ['left', 'right'] as const;
export type SidebarPosition = (typeof sidebarPositions)[number];
export const panelPositions = ['bottom', 'left', 'right', 'top'] as const;
export type PanelPosition = (typeof panelPositions)[number];

export const defaultSizes: Readonly<Record<DockedPart, number>> = { sidebar: 300, panel: 240, right: 385 };
export const minimumSizes: Readonly<Record<DockedPart, number>> = { sidebar: 170, panel: 77, right: 170 };
/** The side bar of a sandbox that has nothing in it yet. */
export const emptySandboxSidebar = 347;

export const defaultLayout = {
  hidden: ['panel', 'right'] as readonly PartId[],
  sizes: defaultSizes,
  sidebarPosition: 'left' as SidebarPosition,
  panelPosition: 'bottom' as PanelPosition,
  panelMaximised: false,
  sidebarSection: 'modules',
};
