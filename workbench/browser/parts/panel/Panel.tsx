import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Layout } from '../../../../core/browser/layout/layout';
import { Views } from '../../../../core/browser/views/views';
import { ActionButton } from '../../../../core/browser/ui/button/ActionButton';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { ContainerStack } from '../views/ContainerStack';
import { ContainerBar } from '../bar/ContainerBar';
import { ContainerTitleActions } from '../views/ContainerTitleActions';
import './panel.css';

/** The panel below the editors. */
export const Panel = observer(function Panel(): ReactNode {
  const t = useTexts();
  const layout = useService(Layout);
  const views = useService(Views);
  const container = views.activeContainer('panel');
  const maximised = layout.panelMaximised;
  return (
    <div className="panel">
      <div className="panel__title">
        <ContainerBar location="panel" label={t('parts.panel')} direction="horizontal" />
        {container && <ContainerTitleActions container={container} />}
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
