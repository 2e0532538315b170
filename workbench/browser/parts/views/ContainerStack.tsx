import { Activity, type ReactNode, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import type { ViewLocation } from '../../../../core/browser/views/viewInfo';
import { Views } from '../../../../core/browser/views/views';
import { useService } from '../../../../core/browser/ui/services';
import { ContainerViews } from './ContainerViews';
import './containerStack.css';

/**
 * The containers of a place, of which one is seen. One that was seen before stays, so that it comes back as it was left;
 * while it is hidden React keeps its state and runs none of its effects, so that it costs nothing.
 */
export const ContainerStack = observer(function ContainerStack({ location }: { location: ViewLocation }): ReactNode {
  const views = useService(Views);
  const seen = useRef(new Set<string>());
  const shown = views.containersAt(location).find((container) => views.isContainerVisible(container.id));
  if (shown) seen.current.add(shown.id);
  return views
    .containersAt(location)
    .filter((container) => seen.current.has(container.id))
    .map((container) => (
      <Activity key={container.id} mode={container.id === shown?.id ? 'visible' : 'hidden'}>
        <div className="container-stack__container">
          <ContainerViews container={container.id} />
        </div>
      </Activity>
    ));
});
