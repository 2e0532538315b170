import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { ViewMoves, Views, ViewStates } from 'lathe';
import { Badge, Icon, useService } from 'lathe/ui';
import type { PlacedContainer } from '../../../../core/browser/views/viewInfo';
import { useDraggable } from '../views/useDraggable';
import { useDropTargets } from '../views/useDropTargets';
import { useViewDrop } from '../views/useViewDrop';
import { badgeOf } from './badgeOf';

interface BarEntryProps {
  readonly container: PlacedContainer;
  readonly direction: 'horizontal' | 'vertical';
  readonly icons: boolean;
  readonly selected: boolean;
  readonly tabStop: boolean;
  readonly onOpen: () => void;
  readonly onMenu: (at: Element | { readonly x: number; readonly y: number }) => void;
}

const patience = 500;

/** One container on a bar: opens on a click, is dragged, and takes what is dropped on it. */
export const BarEntry = observer(function BarEntry(props: BarEntryProps): ReactNode {
  const { container, direction, icons, selected, tabStop, onOpen, onMenu } = props;
  const moves = useService(ViewMoves);
  const views = useService(Views);
  const badge = badgeOf(container, useService(ViewStates));
  const targets = useDropTargets();
  const drag = useDraggable({ kind: 'container', id: container.id }, container.title);
  const drop = useViewDrop((dragged, point) => {
    const along = direction === 'vertical' ? point.y : point.x;
    return targets.onBarItem(container.location, container.id, along)(dragged);
  });
  useOpenWhileDragging(drop['data-drop'] === 'inside', () => views.openContainer(container.id, { focus: false }));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[key];
    if (altKey && step) moves.shiftContainer(container.id, step === 1 ? 1 : -1);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) onMenu(event.currentTarget);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const name = badge?.tooltip ? `${container.title} - ${badge.tooltip}` : container.title;
  return (
    <button
      type="button"
      role="tab"
      className={icons ? 'bar__entry bar__entry--icon' : 'bar__entry bar__entry--title'}
      data-entry={container.id}
      data-hover={icons ? name : undefined}
      aria-label={icons || badge ? name : undefined}
      aria-selected={selected}
      tabIndex={tabStop ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
      {...drag}
      {...drop}
    >
      {icons ? <Icon name={container.icon} /> : container.title}
      {badge && <Badge value={badge.value} />}
    </button>
  );
});

/** Resting on an entry with a view shows what is in it, so that the view can be dropped there. */
function useOpenWhileDragging(isOver: boolean, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => latest.current(), patience);
    return () => clearTimeout(timer);
  }, [isOver]);
}
