import { Activity, type ReactNode, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { type ViewLocation, Views } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { ContainerViews } from './ContainerViews';
import { useDropTargets } from './useDropTargets';
import { useViewDrop } from './useViewDrop';
import './containerStack.css';

/**
 * The containers of a place, of which one is seen. One that was seen before stays, so that it comes back as it was left;
 * while it is hidden React keeps its state and runs none of its effects, so that it costs nothing.
 */
export const ContainerStack = observer(function ContainerStack({ location }: { location: ViewLocation }): ReactNode {
  const views = useService(Views);
  const seen = useRef(new Set<string>());
  const containers = views.containersAt(location);
  const shown = containers.find((container) => views.isContainerVisible(container.id));
  if (shown) seen.current.add(shown.id);
  if (containers.length === 0) return <EmptyPlace location={location} />;
  return containers
    .filter((container) => seen.current.has(container.id))
    .map((container) => (
      <Activity key={container.id} mode={container.id === shown?.id ? 'visible' : 'hidden'}>
        <div className="container-stack__container">
          <ContainerViews container={container} />
        </div>
      </Activity>
    ));
});

const EmptyPlace = observer(function EmptyPlace({ location }: { readonly location: ViewLocation }): ReactNode {
  const t = useTexts();
  const drop = useViewDrop(useDropTargets().onBar(location));
  return (
    <div className="container-stack__container" {...drop}>
      <EmptyState title={t('views.dropHere')} />
    </div>
  );
});
