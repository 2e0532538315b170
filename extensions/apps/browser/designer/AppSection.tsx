import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { HistorySection } from './history/HistorySection';
import { MenusSection } from './menus/MenusSection';
import { AccessSection } from './sections/AccessSection';
import { LayoutSection } from './sections/LayoutSection';
import { LibrariesSection } from './sections/LibrariesSection';
import { MobileSection } from './sections/MobileSection';
import { OverviewSection } from './sections/OverviewSection';
import { UsesSection } from './sections/UsesSection';
import type { SectionProps } from './sectionProps';
import type { SectionId } from './sections';
import { TabsSection } from './tabs/TabsSection';

interface AppSectionProps extends SectionProps {
  readonly section: SectionId;
}

const shown: Readonly<Record<SectionId, (props: SectionProps) => ReactNode>> = {
  overview: (props) => <OverviewSection {...props} />,
  menus: (props) => <MenusSection {...props} />,
  tabs: (props) => <TabsSection {...props} />,
  access: (props) => <AccessSection {...props} />,
  layout: (props) => <LayoutSection {...props} />,
  mobile: (props) => <MobileSection {...props} />,
  libraries: (props) => <LibrariesSection {...props} />,
  uses: (props) => <UsesSection {...props} />,
  history: (props) => <HistorySection {...props} />,
};

/** What one section shows. */
export const AppSection = observer(function AppSection({ section, ...props }: AppSectionProps): ReactNode {
  return shown[section](props);
});
