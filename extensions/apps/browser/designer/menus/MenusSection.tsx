import { SplitView, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SectionProps } from '../sectionProps';
import { MenuForm } from './MenuForm';
import { MenuPane } from './MenuPane';
import { NavigationPreview } from './NavigationPreview';

/** The menus as a tree, the properties of the one that has the focus, and what the users will see. */
export const MenusSection = observer(function MenusSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  return (
    <div className="app-designer__split">
      <SplitView
        orientation="horizontal"
        parts={[
          {
            ...{ id: 'tree', name: t('designer.menus'), minimum: 200, size: 300 },
            content: <MenuPane designer={designer} />,
          },
          {
            ...{ id: 'form', name: t('designer.menus.properties'), minimum: 280, size: 420 },
            content: <MenuForm designer={designer} />,
          },
          {
            ...{ id: 'preview', name: t('designer.preview'), minimum: 140, size: 240 },
            content: <NavigationPreview designer={designer} label={application.label} />,
          },
        ]}
      />
    </div>
  );
});
