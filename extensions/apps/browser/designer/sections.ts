import type { AppValues } from './model/appValues';

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

/** Whether a section is a form, which says by itself what is wrong with all of it. */
export function hasForm(section: SectionId): boolean {
  return ['overview', 'layout', 'mobile', 'libraries'].includes(section);
}

/** What each section changes: a mark tells what is unsaved, another what is wrong. */
const fields: Readonly<Partial<Record<SectionId, readonly (keyof AppValues & string)[]>>> = {
  overview: ['label', 'labels', 'description', 'logo'],
  menus: ['menus'],
  tabs: ['tabs', 'defaultTabId'],
  access: ['profiles', 'permissionSets'],
  layout: ['navigation', 'width', 'theme'],
  mobile: ['mobileNavigation', 'mobileTabs'],
  libraries: ['lib', 'dependency', 'dependencyText', 'addons', 'solution'],
};

export function fieldsOf(section: SectionId): readonly string[] {
  return fields[section] ?? [];
}
