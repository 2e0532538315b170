import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Views } from '../../../../core/browser/views/views';
import { useService } from '../../../../core/browser/ui/services';
import { ViewBody } from './ViewBody';
import { ViewPane } from './ViewPane';

/** The views of a container; one that is alone has no header of its own. */
export const ContainerViews = observer(function ContainerViews({ container }: { container: string }): ReactNode {
  const views = useService(Views).viewsOf(container);
  const [only] = views;
  if (views.length === 1 && only) return <ViewBody view={only} />;
  return views.map((view) => <ViewPane key={view.id} view={view} />);
});
