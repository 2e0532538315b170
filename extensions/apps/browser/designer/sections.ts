/** The parts of the designer, each a place of its own: `/projects/app/{type}/{appId}/{section}`. */
export const sections = [
  { id: 'overview', icon: 'settings-gear' },
  { id: 'menus', icon: 'list-tree' },
  { id: 'tabs', icon: 'browser' },
  { id: 'access', icon: 'lock' },
  { id: 'layout', icon: 'layout' },
  { id: 'mobile', icon: 'device-mobile' },
  { id: 'libraries', icon: 'library' },
  { id: 'uses', icon: 'references' },
  { id: 'history', icon: 'history' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function toSection(text: string | undefined): SectionId {
  return sections.find(({ id }) => id === text)?.id ?? 'overview';
}
