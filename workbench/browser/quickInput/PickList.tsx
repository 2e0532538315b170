import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { PickItem } from '../../../core/browser/quickInput/pickItem';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import type { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { PickRowView } from './PickRowView';

export const rowHeight = 22;
const rowHeightWithDetail = 44;
const width = 600;

/** 20 rows, or what fits into 60% of the window. */
export function listHeight(): number {
  return Math.floor(Math.min(440, window.innerHeight * 0.6) / rowHeight) * rowHeight;
}

export interface PickListProps {
  readonly pick: QuickPick;
  readonly id: string;
}

/**
 * The list below the field, of which only the rows in sight are drawn. The focus stays in the field and the active row is
 * named by aria-activedescendant: react-aria's collections build a node for each of 10,000 items first, which takes too long.
 */
export const PickList = observer(function PickList({ pick, id }: PickListProps): ReactNode {
  const t = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const { rows, activeIndex, filter } = pick;
  const height = listHeight();
  const details = useMemo(() => filter.items.some((item) => item.detail), [filter.items]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (details && rows[index]?.detail ? rowHeightWithDetail : rowHeight),
    overscan: 4,
    initialRect: { width, height },
    // The height follows from the rows: nothing has to be measured.
    observeElementRect: (_, report) => report({ width, height }),
  });
  const shown = virtualizer.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  const total = virtualizer.getTotalSize();

  useLayoutEffect(() => {
    if (details) virtualizer.measure();
  }, [virtualizer, rows, details]);
  useLayoutEffect(() => {
    const row = virtualizer.measurementsCache[activeIndex];
    if (row && scroller.current) reveal(scroller.current, row, virtualizer.scrollOffset ?? 0, height);
  }, [virtualizer, activeIndex, rows, height]);
  useEffect(() => filter.reach(last), [filter, last]);

  const onClick = useCallback((index: number, event: MouseEvent) => clickRow(pick, index, event), [pick]);
  const onButton = useCallback((item: PickItem, button: QuickButton) => pick.triggerItemButton(item, button), [pick]);
  return (
    <div
      ref={scroller}
      id={id}
      className="quick-input__list"
      role="listbox"
      aria-label={pick.title ?? t('quickInput.results')}
      aria-multiselectable={pick.canPickMany || undefined}
      style={{ height: Math.min(total, height) }}
    >
      <div role="presentation" style={{ height: total }}>
        {shown.map(({ index, start, size }) => {
          const item = rows[index];
          return (
            item && (
              <PickRowView
                key={index}
                id={`${id}-${index}`}
                item={item}
                index={index}
                count={rows.length}
                top={start}
                height={size}
                active={index === activeIndex}
                checked={pick.canPickMany ? pick.selected.has(item) : undefined}
                separator={filter.separators.get(index)}
                highlights={filter.highlightsAt(index)}
                onClick={onClick}
                onButton={onButton}
              />
            )
          );
        })}
      </div>
    </div>
  );
});

/** Scrolls no farther than needed, and asks nothing of the layout, which would have to be made for the answer. */
function reveal(scroller: HTMLElement, { start, end }: VirtualItem, offset: number, height: number): void {
  if (start < offset) scroller.scrollTop = start;
  else if (end > offset + height) scroller.scrollTop = end - height;
}

function clickRow(pick: QuickPick, index: number, event: MouseEvent): void {
  const item = pick.rows[index];
  if (!item) return;
  pick.setActive(item);
  if (pick.canPickMany) pick.toggle(item);
  else pick.accept({ beside: event.ctrlKey || event.metaKey });
}
