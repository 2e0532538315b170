/** The parts of the designer, each a place of its own: `/projects/data-center/{id}/{section}`. */
export const sections = [
  { id: 'general', icon: 'settings-gear' },
  { id: 'query', icon: 'search' },
  { id: 'fields', icon: 'symbol-field' },
  { id: 'indexes', icon: 'key' },
  { id: 'layouts', icon: 'layout' },
  { id: 'rules', icon: 'pass' },
  { id: 'access', icon: 'lock' },
  { id: 'sharing', icon: 'share' },
  { id: 'uses', icon: 'references' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function toSection(text: string | undefined): SectionId {
  return sections.find(({ id }) => id === text)?.id ?? 'general';
}
