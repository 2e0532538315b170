import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { ViewMoves, Views, ViewStates } from 'lathe';
import { Icon, useService } from 'lathe/ui';
import type { PlacedView } from '../../../../core/browser/views/viewInfo';
import { useDraggable } from './useDraggable';
import { useDropTargets } from './useDropTargets';
import { useViewDrop } from './useViewDrop';
import { ViewBody } from './ViewBody';
import { ViewMenus } from './viewMenus';
import { ViewToolbar } from './ViewToolbar';
import './viewPane.css';

interface ViewPaneProps {
  readonly view: PlacedView;
  readonly container: string;
  /** It stands beside the others: then it is not folded. */
  readonly horizontal: boolean;
}

/** A view with its header, which folds it and by which it is dragged. */
export const ViewPane = observer(function ViewPane({ view, container, horizontal }: ViewPaneProps): ReactNode {
  const views = useService(Views);
  const states = useService(ViewStates);
  const moves = useService(ViewMoves);
  const menus = useService(ViewMenus);
  const targets = useDropTargets();
  const id = useId();
  const title = states.title(view.id) ?? view.name;
  const isOpen = horizontal || !view.collapsed;
  const drag = useDraggable({ kind: 'view', id: view.id }, title, moves.canMove(view.id));
  const drop = useViewDrop(targets.onPane(container, view.id, horizontal));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const toggle = !view.collapsed;
    const fold = { ArrowLeft: true, ArrowRight: false, Enter: toggle, ' ': toggle }[key];
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) moves.shiftView(view.id, key === 'ArrowUp' ? -1 : 1);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) menus.show(view, event.currentTarget);
    else if (fold !== undefined && !horizontal) views.setCollapsed(view.id, fold);
    else return;
    event.preventDefault();
  };
  return (
    <section className={`view-pane${isOpen ? '' : ' view-pane--folded'}`} aria-labelledby={id} {...drop}>
      <div
        className="view-pane__header"
        {...drag}
        onContextMenu={(event) => {
          event.preventDefault();
          menus.show(view, { x: event.clientX, y: event.clientY });
        }}
      >
        <div
          className="view-pane__toggle"
          role="button"
          tabIndex={0}
          aria-expanded={horizontal ? undefined : isOpen}
          onClick={() => !horizontal && views.setCollapsed(view.id, !view.collapsed)}
          onKeyDown={onKeyDown}
        >
          {!horizontal && <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />}
          <h3 id={id} className="view-pane__title">
            {title}
          </h3>
          <span className="view-pane__description">{states.description(view.id)}</span>
        </div>
        {isOpen && <ViewToolbar view={view} />}
      </div>
      {isOpen && <ViewBody view={view} />}
    </section>
  );
});
