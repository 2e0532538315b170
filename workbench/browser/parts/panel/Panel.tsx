import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Layout } from '../../../../core/browser/layout/layout';
import { Views } from '../../../../core/browser/views/views';
import { ActionButton } from '../../../../core/browser/ui/button/ActionButton';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { ContainerStack } from '../views/ContainerStack';
import { ContainerBar } from '../bar/ContainerBar';
import { ViewToolbar } from '../views/ViewToolbar';
import './panel.css';

/** The panel below the editors. */
export const Panel = observer(function Panel(): ReactNode {
  const t = useTexts();
  const layout = useService(Layout);
  const views = useService(Views);
  const container = views.activeContainer('panel');
  const shown = container ? views.viewsOf(container.id) : [];
  const maximised = layout.panelMaximised;
  return (
    <div className="panel">
      <div className="panel__title">
        <ContainerBar location="panel" label={t('parts.panel')} direction="horizontal" />
        {shown.length === 1 && shown[0] && <ViewToolbar view={shown[0]} />}
        <ActionButton
          icon={maximised ? 'chevron-down' : 'chevron-up'}
          label={t(maximised ? 'parts.restorePanel' : 'parts.maximisePanel')}
          onClick={() => layout.setPanelMaximised(!maximised)}
        />
        <ActionButton icon="close" label={t('parts.closePanel')} onClick={() => layout.setVisible('panel', false)} />
      </div>
      <ContainerStack location="panel" />
    </div>
  );
});
