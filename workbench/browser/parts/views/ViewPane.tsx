import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { PlacedView } from '../../../../core/browser/views/viewInfo';
import { Views } from '../../../../core/browser/views/views';
import { ViewStates } from '../../../../core/browser/views/viewStates';
import { Icon } from '../../../../core/browser/ui/icon/Icon';
import { useService } from '../../../../core/browser/ui/services';
import { ViewBody } from './ViewBody';
import { ViewToolbar } from './ViewToolbar';
import './viewPane.css';

interface ViewPaneProps {
  readonly view: PlacedView;
}

/** A view with its header, which folds it. */
export const ViewPane = observer(function ViewPane({ view }: ViewPaneProps): ReactNode {
  const views = useService(Views);
  const states = useService(ViewStates);
  const id = useId();
  const title = states.title(view.id) ?? view.name;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const fold = { ArrowLeft: true, ArrowRight: false, Enter: !view.collapsed, ' ': !view.collapsed }[event.key];
    if (fold === undefined) return;
    event.preventDefault();
    views.setCollapsed(view.id, fold);
  };
  return (
    <section className={view.collapsed ? 'view-pane view-pane--collapsed' : 'view-pane'} aria-labelledby={id}>
      <div className="view-pane__header">
        <div
          className="view-pane__toggle"
          role="button"
          tabIndex={0}
          aria-expanded={!view.collapsed}
          onClick={() => views.setCollapsed(view.id, !view.collapsed)}
          onKeyDown={onKeyDown}
        >
          <Icon name={view.collapsed ? 'chevron-right' : 'chevron-down'} />
          <h3 id={id} className="view-pane__title">
            {title}
          </h3>
          <span className="view-pane__description">{states.description(view.id)}</span>
        </div>
        {!view.collapsed && <ViewToolbar view={view} />}
      </div>
      {!view.collapsed && <ViewBody view={view} />}
    </section>
  );
});
