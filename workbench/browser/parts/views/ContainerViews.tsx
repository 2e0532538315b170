import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Layout, Views } from 'lathe';
import { Button, EmptyState, SplitView, useService, useTexts } from 'lathe/ui';
import { ViewCustomisation } from '../../../../core/browser/views/viewCustomisation';
import type { PlacedContainer } from '../../../../core/browser/views/viewInfo';
import { useDropTargets } from './useDropTargets';
import { useViewDrop } from './useViewDrop';
import { ViewBody } from './ViewBody';
import { ViewPane } from './ViewPane';

const headerHeight = 22;
const smallestPane = 22 + 66;
const narrowestPane = 120;

/** The views of a container under one another, in the panel below the editors side by side; one alone has no header. */
export const ContainerViews = observer(function ContainerViews({
  container,
}: {
  container: PlacedContainer;
}): ReactNode {
  const layout = useService(Layout);
  const customisation = useService(ViewCustomisation);
  const shown = useService(Views).viewsOf(container.id);
  const [only] = shown;
  if (!only) return <AllHidden container={container} />;
  if (shown.length === 1) return <LoneView container={container} />;
  const isHorizontal = container.location === 'panel' && ['top', 'bottom'].includes(layout.panelPosition);
  const parts = shown.map((view) => ({
    id: view.id,
    name: view.name,
    size: customisation.choices.viewSizes.get(view.id),
    minimum: isHorizontal ? narrowestPane : view.collapsed ? headerHeight : smallestPane,
    maximum: !isHorizontal && view.collapsed ? headerHeight : Infinity,
    content: <ViewPane view={view} container={container.id} horizontal={isHorizontal} />,
  }));
  const keep = (sizes: Readonly<Record<string, number>>) =>
    customisation.change(({ viewSizes }) => {
      for (const { id, maximum } of parts) if (maximum === Infinity) viewSizes.set(id, sizes[id] ?? 0);
    });
  return <SplitView orientation={isHorizontal ? 'horizontal' : 'vertical'} parts={parts} onResize={keep} />;
});

function LoneView({ container }: { readonly container: PlacedContainer }): ReactNode {
  const view = useService(Views).viewsOf(container.id)[0];
  const targets = useDropTargets();
  const drop = useViewDrop((dragged, point) => view && targets.onPane(container.id, view.id, false)(dragged, point));
  if (!view) return null;
  return (
    <div className="view-pane" {...drop}>
      <ViewBody view={view} />
    </div>
  );
}

const AllHidden = observer(function AllHidden({ container }: { readonly container: PlacedContainer }): ReactNode {
  const t = useTexts();
  const views = useService(Views);
  return (
    <EmptyState title={t('views.allHidden', { name: container.title })}>
      <Button onClick={() => container.views.forEach((view) => views.setHidden(view.id, false))}>
        {t('views.showAll')}
      </Button>
    </EmptyState>
  );
});
