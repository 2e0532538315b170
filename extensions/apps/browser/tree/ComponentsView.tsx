import { type ViewProps, ViewStates } from 'lathe';
import { LoadPart, ProgressBar, useService, useTexts, ViewWelcome } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { CurrentApp } from '../current/currentApp';
import { ComponentFilter } from './ComponentFilter';
import { ComponentList } from './ComponentList';
import { ComponentTree } from './componentTree';
import './components.css';

/** The components of the current application. */
export const ComponentsView = observer(function ComponentsView({ viewId }: ViewProps): ReactNode {
  const t = useTexts();
  const current = useService(CurrentApp);
  const tree = useService(ComponentTree);
  useTitle(viewId);
  if (current.appId === undefined) return <ViewWelcome viewId={viewId} />;
  if (tree.error !== undefined && tree.entries.length === 0)
    return <LoadPart name={t('components')} state="failed" error={tree.error} load={() => void tree.load()} />;
  return (
    <div className="components">
      {tree.loading && <ProgressBar label={t('tree.loading')} />}
      <ComponentFilter />
      <div className="components__tree">
        <ComponentList />
      </div>
    </div>
  );
});

/** As the name of a folder that is open: the view is called by its application. */
function useTitle(viewId: string): void {
  const states = useService(ViewStates);
  const current = useService(CurrentApp);
  const title = current.application?.label ?? current.application?.name;
  useEffect(() => {
    states.setTitle(viewId, title);
    return () => states.setTitle(viewId, undefined);
  }, [states, viewId, title]);
}
