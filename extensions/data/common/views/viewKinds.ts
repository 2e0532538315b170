/** How a view shows rows: in a list, as cards in columns, in a calendar, as pictures. */
export const viewKinds = ['list', 'kanban', 'calendar', 'gallery'] as const;
export type ViewKind = (typeof viewKinds)[number];

export const viewIcons: Readonly<Record<ViewKind, string>> = {
  list: 'list-flat',
  kanban: 'split-horizontal',
  calendar: 'calendar',
  gallery: 'file-media',
};
