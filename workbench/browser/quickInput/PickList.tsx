import { observer } from 'mobx-react-lite';
import {
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PickItem } from '../../../core/browser/quickInput/pickItem';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';
import type { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { useService } from '../../../core/browser/ui/services';
import { Windows } from '../../../core/browser/windows/windows';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { PickLayout, rowHeight } from './pickLayout';
import { PickRowView } from './PickRowView';

const overscan = 4;

/** 20 rows, or what fits into 60% of the window. */
export function listHeight(window: Window): number {
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
  const { active } = useService(Windows);
  const height = listHeight(active);
  const details = useMemo(() => filter.items.some((item) => item.detail), [filter.items]);
  const layout = useMemo(() => new PickLayout(rows, details), [rows, details]);
  const [scrollTop, setScrollTop] = useState(0);
  // A list that became shorter is scrolled back by the browser, after this is drawn.
  const top = Math.min(scrollTop, Math.max(0, layout.height - height));
  const [first, end] = layout.window(top, height, overscan);

  // Asks nothing of the browser's layout, which would have to be made for the answer.
  const reveal = useEffectEvent(() => {
    const next = layout.reveal(activeIndex, top, height);
    if (activeIndex < 0 || next === top || !scroller.current) return;
    scroller.current.scrollTop = next;
    setScrollTop(next);
  });
  // The user's own scrolling is left alone.
  useLayoutEffect(() => reveal(), [activeIndex, layout, height]);
  useEffect(() => filter.reach(end - 1), [filter, end]);

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
      style={{ height: Math.min(layout.height, height) }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div role="presentation" style={{ height: layout.height }}>
        {rows.slice(first, end).map((item, offset) => {
          const index = first + offset;
          return (
            <PickRowView
              key={index}
              id={`${id}-${index}`}
              item={item}
              index={index}
              count={rows.length}
              top={layout.start(index)}
              height={layout.size(index)}
              active={index === activeIndex}
              checked={pick.canPickMany ? pick.selected.has(item) : undefined}
              separator={filter.separators.get(index)}
              highlights={filter.highlightsAt(index)}
              onClick={onClick}
              onButton={onButton}
            />
          );
        })}
      </div>
    </div>
  );
});

function clickRow(pick: QuickPick, index: number, event: MouseEvent): void {
  const item = pick.rows[index];
  if (!item) return;
  pick.setActive(item);
  if (pick.canPickMany) pick.toggle(item);
  else pick.accept({ beside: event.ctrlKey || event.metaKey });
}
