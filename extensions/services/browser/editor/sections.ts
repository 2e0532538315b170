import type { ServiceValues } from './serviceForm';

/** The parts of a service's editor; each is a link. */
export const sections = [
  { id: 'overview', icon: 'info' },
  { id: 'items', icon: 'list-tree' },
  { id: 'menus', icon: 'menu' },
  { id: 'resources', icon: 'globe' },
  { id: 'apps', icon: 'layers' },
  { id: 'api', icon: 'play-circle' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function toSection(text: string | undefined): SectionId {
  return sections.find(({ id }) => id === text)?.id ?? 'overview';
}

/** What each section changes: a mark tells what is unsaved, another what is wrong. */
const fields: Readonly<Partial<Record<SectionId, readonly (keyof ServiceValues & string)[]>>> = {
  overview: ['label', 'chinese', 'description', 'version', 'active', 'supportBO20'],
  apps: ['relatedApps'],
};

export function fieldsOf(section: SectionId): readonly string[] {
  return fields[section] ?? [];
}
