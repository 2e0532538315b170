import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { Tab } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { ViewPlacement } from '../../../../core/browser/views/viewPlacement';
import { ViewBody } from './ViewBody';
import { ViewToolbar } from './ViewToolbar';
import './viewTab.css';

/** A view that was moved to the editor area. */
export const ViewTab = observer(function ViewTab({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const view = useService(ViewPlacement).view(tab.id);
  if (!view) return <EmptyState icon="info" title={t('views.missing', { name: tab.name })} />;
  return (
    <div className="view-tab">
      <div className="view-tab__toolbar">
        <ViewToolbar view={view} />
      </div>
      <ViewBody view={view} />
    </div>
  );
});
