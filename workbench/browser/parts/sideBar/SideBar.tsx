import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Views, ViewStates } from 'lathe';
import { useService } from 'lathe/ui';
import { ContainerStack } from '../views/ContainerStack';
import { ContainerTitleActions } from '../views/ContainerTitleActions';
import './sideBar.css';

/** The side bar: the container that the activity bar has opened. */
export const SideBar = observer(function SideBar(): ReactNode {
  const views = useService(Views);
  const states = useService(ViewStates);
  const container = views.activeContainer('sidebar');
  const [only, ...others] = container ? views.viewsOf(container.id) : [];
  const name = only && others.length === 0 ? (states.title(only.id) ?? only.name) : undefined;
  const title = name && container && name !== container.title ? `${container.title}: ${name}` : container?.title;
  return (
    <section className="side-bar" aria-label={title}>
      <div className="side-bar__title">
        <h2>{title}</h2>
        {container && <ContainerTitleActions container={container} />}
      </div>
      <ContainerStack location="sidebar" />
    </section>
  );
});
