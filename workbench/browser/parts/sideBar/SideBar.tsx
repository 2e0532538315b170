import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Views } from '../../../../core/browser/views/views';
import { useService } from '../../../../core/browser/ui/services';
import { ContainerStack } from '../views/ContainerStack';
import { ViewToolbar } from '../views/ViewToolbar';
import './sideBar.css';

/** The side bar: the container that the activity bar has opened. */
export const SideBar = observer(function SideBar(): ReactNode {
  const views = useService(Views);
  const container = views.activeContainer('sidebar');
  const shown = container ? views.viewsOf(container.id) : [];
  const only = shown.length === 1 ? shown[0] : undefined;
  const title =
    only && container && only.name !== container.title ? `${container.title}: ${only.name}` : container?.title;
  return (
    <div className="side-bar">
      <div className="side-bar__title">
        <h2>{title}</h2>
        {only && <ViewToolbar view={only} />}
      </div>
      <ContainerStack location="sidebar" />
    </div>
  );
});
