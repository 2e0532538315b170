import type { ReactNode } from 'react';
import { ApiSection } from '../api/ApiSection';
import { AppsSection } from '../apps/AppsSection';
import { MenusSection } from '../menus/MenusSection';
import { ItemsSection } from './ItemsSection';
import { OverviewSection } from './OverviewSection';
import { ResourcesSection } from './ResourcesSection';
import type { SectionProps } from './sectionProps';
import type { SectionId } from './sections';

const shown: Readonly<Record<SectionId, (props: SectionProps) => ReactNode>> = {
  overview: (props) => <OverviewSection {...props} />,
  items: (props) => <ItemsSection {...props} />,
  menus: (props) => <MenusSection {...props} />,
  apps: (props) => <AppsSection {...props} />,
  resources: (props) => <ResourcesSection {...props} />,
  api: (props) => <ApiSection {...props} />,
};

/** What one section shows. */
export function ServiceSection({ section, ...props }: SectionProps & { readonly section: SectionId }): ReactNode {
  return shown[section](props);
}
