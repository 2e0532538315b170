import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { place, type Place, sorted } from '../grid/gridLayout';
import { type CellSize, cellSize, movedBy } from './gridPointer';
import '../grid/grid.css';

interface EditableGridProps {
  readonly tiles: readonly Tile[];
  readonly selected: string | undefined;
  /** Gets the keyboard when it is put there. */
  readonly made?: string;
  readonly onSelect: (id: string) => void;
  readonly onChange: (tiles: readonly Tile[], what: 'move' | 'resize') => void;
  readonly onRemove: (id: string) => void;
  readonly render: (tile: Tile, handle: Readonly<Record<string, unknown>>) => ReactNode;
}

interface Drag {
  readonly id: string;
  readonly what: 'move' | 'resize';
  readonly from: { readonly x: number; readonly y: number };
  readonly cell: CellSize;
  readonly layout: readonly Tile[];
}

/** Tiles in their grid: dragged by their heads, resized by their corners; with Alt and the arrows, and with Shift. */
export const EditableGrid = observer(function EditableGrid(props: EditableGridProps): ReactNode {
  const { tiles, selected, made, onSelect, onChange, onRemove, render } = props;
  const t = useTexts();
  const grid = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (made !== undefined) grid.current?.querySelector<HTMLElement>(`[data-tile="${made}"]`)?.focus();
  }, [made]);
  const shown = drag?.layout ?? tiles;
  const say = (all: readonly Tile[], id: string): void => {
    const tile = all.find((each) => each.id === id);
    if (tile) setSaid(t('grid.place', { column: tile.x + 1, row: tile.y + 1, width: tile.w, height: tile.h }));
  };
  const apply = (id: string, wanted: Partial<Omit<Place, 'id'>>, what: Drag['what']): void => {
    const next = place(tiles, id, wanted);
    onChange(next, what);
    say(next, id);
  };
  const start = (tile: Tile, what: Drag['what']) => (event: PointerEvent<HTMLElement>) => {
    const pressed = event.target instanceof Element && event.target.closest('button');
    if (event.button !== 0 || !grid.current || pressed) return;
    onSelect(tile.id);
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = { x: event.clientX, y: event.clientY };
    setDrag({ id: tile.id, what, from, cell: cellSize(grid.current), layout: tiles });
  };
  const follow = (tile: Tile) => (event: PointerEvent<HTMLElement>) => {
    if (drag?.id !== tile.id) return;
    const { columns, rows } = movedBy(drag.from, { x: event.clientX, y: event.clientY }, drag.cell);
    const wanted =
      drag.what === 'move' ? { x: tile.x + columns, y: tile.y + rows } : { w: tile.w + columns, h: tile.h + rows };
    setDrag({ ...drag, layout: place(tiles, tile.id, wanted) });
  };
  const end = (): void => {
    if (!drag) return;
    setDrag(undefined);
    if (JSON.stringify(drag.layout) !== JSON.stringify(tiles)) onChange(drag.layout, drag.what);
    say(drag.layout, drag.id);
  };
  const pointer = (tile: Tile, what: Drag['what']) => ({
    onPointerDown: start(tile, what),
    // The tile that was pressed is where it was when the drag began.
    onPointerMove: follow(tiles.find(({ id }) => id === tile.id) ?? tile),
    onPointerUp: end,
    onPointerCancel: () => setDrag(undefined),
  });
  const onKeyDown = (tile: Tile) => (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Escape' && drag) return setDrag(undefined);
    if (event.key === 'Delete') onRemove(tile.id);
    else if (event.key === 'Enter' || event.key === ' ') onSelect(tile.id);
    else if (!arrow(event, tile, tiles, apply)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <div ref={grid} className="dashboard-grid" role="list" aria-label={t('grid.label')}>
        {shown.map((tile) => (
          <div
            key={tile.id}
            role="listitem"
            tabIndex={0}
            aria-label={t('grid.tile', { title: tile.title || t(`tileKind.${tile.kind}`) })}
            aria-current={tile.id === selected || undefined}
            data-tile={tile.id}
            className={[
              'dashboard-grid__place',
              ...(tile.id === selected ? ['dashboard-grid__place--current'] : []),
              ...(tile.id === drag?.id ? ['dashboard-grid__place--moving'] : []),
            ].join(' ')}
            style={{ gridColumn: `${tile.x + 1} / span ${tile.w}`, gridRow: `${tile.y + 1} / span ${tile.h}` }}
            onKeyDown={onKeyDown(tile)}
            onFocus={() => tile.id !== selected && onSelect(tile.id)}
          >
            {render(tile, { ...pointer(tile, 'move'), className: 'tile__head tile__head--handle' })}
            <div className="dashboard-grid__corner" aria-hidden="true" {...pointer(tile, 'resize')} />
          </div>
        ))}
      </div>
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </>
  );
});

const steps: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** With Alt a tile goes, with Shift beside it grows; else the next one gets the focus. */
function arrow(
  event: KeyboardEvent<HTMLElement>,
  tile: Tile,
  tiles: readonly Tile[],
  apply: (id: string, wanted: Partial<Omit<Place, 'id'>>, what: Drag['what']) => void,
): boolean {
  const step = steps.get(event.key);
  if (!step) return false;
  const [x, y] = step;
  if (event.altKey && event.shiftKey) apply(tile.id, { w: tile.w + x, h: tile.h + y }, 'resize');
  else if (event.altKey) apply(tile.id, { x: tile.x + x, y: downOf(tile, tiles, y) }, 'move');
  else {
    const order = sorted(tiles);
    const next = order[order.findIndex(({ id }) => id === tile.id) + x + y];
    const places = [...(event.currentTarget.parentElement?.children ?? [])];
    const element = places.find((each) => each.getAttribute('data-tile') === next?.id);
    if (element instanceof HTMLElement) element.focus();
  }
  return true;
}

/** One row down would close up again: it goes past what stands below it. */
function downOf(tile: Tile, tiles: readonly Tile[], by: number): number {
  if (by <= 0) return tile.y + by;
  const below = sorted(tiles).find(
    (other) => other.y >= tile.y + tile.h && other.x < tile.x + tile.w && tile.x < other.x + other.w,
  );
  return below ? below.y + below.h - tile.h : tile.y + by;
}
