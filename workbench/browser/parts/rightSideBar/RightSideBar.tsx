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
import './rightSideBar.css';

/** The side bar on the other side. */
export const RightSideBar = observer(function RightSideBar(): ReactNode {
  const t = useTexts();
  const layout = useService(Layout);
  const views = useService(Views);
  const container = views.activeContainer('right');
  return (
    <div className="right-side-bar">
      <div className="right-side-bar__title">
        <ContainerBar location="right" label={t('parts.rightSideBar')} direction="horizontal" />
        {container && <ContainerTitleActions container={container} />}
        <ActionButton icon="close" label={t('parts.closeRight')} onClick={() => layout.setVisible('right', false)} />
      </div>
      <ContainerStack location="right" />
    </div>
  );
});
