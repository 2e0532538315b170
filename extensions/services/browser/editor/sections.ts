/** The parts of a service's editor; each is a link. */
export const sections = [
  { id: 'overview', icon: 'info' },
  { id: 'items', icon: 'list-tree' },
  { id: 'resources', icon: 'globe' },
  { id: 'api', icon: 'play-circle' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export function toSection(text: string | undefined): SectionId {
  return sections.find(({ id }) => id === text)?.id ?? 'overview';
}
