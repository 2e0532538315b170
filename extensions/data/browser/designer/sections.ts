import type { StoredObject } from './objectForm';

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

/** Those that an object has, for somebody who may grant access or not. */
export function sectionsOf(object: StoredObject, mayGrant: boolean): readonly (typeof sections)[number][] {
  return sections.filter(({ id }) => isFor(object, id) && (mayGrant || (id !== 'access' && id !== 'sharing')));
}

/** The platform keeps its own objects; a view has no rows of its own to index, guard or share. */
function isFor({ data }: StoredObject, section: SectionId): boolean {
  if (data.kind === 'view') return ['general', 'query', 'fields', 'layouts', 'access', 'uses'].includes(section);
  if (section === 'query') return false;
  return data.kind !== 'standard' || !['rules', 'indexes', 'sharing'].includes(section);
}
