import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { ViewLocation } from '../../../../core/browser/views/viewInfo';
import { Views } from '../../../../core/browser/views/views';
import { moveFocus } from '../../../../core/browser/ui/toolbar/moveFocus';
import { useService } from '../../../../core/browser/ui/services';
import './containerTabs.css';

interface ContainerTabsProps {
  readonly location: ViewLocation;
  readonly label: string;
}

/** The containers of the panel or of the right side bar as tabs. */
export const ContainerTabs = observer(function ContainerTabs({ location, label }: ContainerTabsProps): ReactNode {
  const views = useService(Views);
  const active = views.activeContainer(location);
  return (
    <div
      className="container-tabs"
      role="tablist"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, 'horizontal')}
    >
      {views.containersAt(location).map((container) => (
        <button
          key={container.id}
          type="button"
          role="tab"
          className="container-tabs__tab"
          aria-selected={container.id === active?.id}
          tabIndex={container.id === active?.id ? 0 : -1}
          onClick={() => views.openContainer(container.id)}
        >
          {container.title}
        </button>
      ))}
    </div>
  );
});
