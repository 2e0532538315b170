import { Commands } from 'lathe';
import { type LiveList, report, useRows, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AppCard } from '../../common/appCalls';
import { AppCardView } from './AppCardView';
import { nextCard } from './nextCard';
import { useAppMenu } from './useAppMenu';
import { useOpenApp } from './useOpenApp';
import { useWidth } from './useWidth';
import './appCards.css';

/** As the styles have them. */
const rowHeight = 112;
const leastWidth = 320;

/** Applications as cards, of which only those in sight are drawn. The arrows go from card to card. */
export const AppCards = observer(function AppCards({ list }: { readonly list: LiveList<AppCard> }): ReactNode {
  const t = useTexts();
  const id = useId();
  const [frame, width] = useWidth();
  const perRow = Math.max(1, Math.floor((width ?? leastWidth) / leastWidth));
  const count = Math.ceil(list.rows.length / perRow);
  const rows = useRows(count, rowHeight);
  useEffect(() => {
    if (rows.end >= count) list.more();
  }, [rows.end, count, list]);
  const { current, go, leave } = useCurrentCard(list.rows, (index) => rows.reveal(Math.floor(index / perRow)), id);
  const onKeyDown = useCardKeys(list.rows, current, go, { perRow, perPage: perRow * rows.pageSize });
  const indices = Array.from({ length: rows.end - rows.first }, (_, offset) => rows.first + offset);
  return (
    <div ref={frame} className="app-cards__frame">
      <div
        ref={rows.ref}
        className="app-cards"
        role="grid"
        aria-label={t('center')}
        aria-rowcount={Math.ceil(list.total / perRow)}
        aria-colcount={perRow}
        onScroll={rows.onScroll}
        onKeyDown={onKeyDown}
        onBlur={leave}
      >
        <div className="app-cards__space" role="presentation" style={{ height: rows.height }}>
          <div className="app-cards__window" role="presentation" style={{ transform: `translateY(${rows.top}px)` }}>
            {indices.map((row) => (
              <div
                key={row}
                role="row"
                aria-rowindex={row + 1}
                className="app-cards__row"
                style={{ gridTemplateColumns: `repeat(${perRow}, minmax(0, 1fr))` }}
              >
                {list.rows.slice(row * perRow, (row + 1) * perRow).map((app, column) => (
                  <AppCardView
                    key={app.id}
                    app={app}
                    id={`${id}-${app.id}`}
                    isCurrent={row * perRow + column === current}
                    onFocus={() => go(row * perRow + column, false)}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
});

/** Where the user is: on the same application when others come and go, and in the same place when it is gone. */
function useCurrentCard(apps: readonly AppCard[], reveal: (index: number) => void, id: string) {
  const [currentId, setCurrentId] = useState<string>();
  const lastIndex = useRef(0);
  const wanted = useRef<string>(undefined);
  const isInside = useRef(false);
  const found = apps.findIndex((app) => app.id === currentId);
  const current = found >= 0 ? found : Math.max(0, Math.min(lastIndex.current, apps.length - 1));
  const go = (index: number, focus = true): void => {
    const app = apps[index];
    if (!app) return;
    lastIndex.current = index;
    setCurrentId(app.id);
    isInside.current = true;
    if (!focus) return;
    reveal(index);
    wanted.current = `${id}-${app.id}`;
  };
  // The card may only now be among those that are drawn.
  useEffect(() => {
    const card = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!card) return;
    wanted.current = undefined;
    card.focus({ preventScroll: true });
  });
  // A card that is gone takes the focus along, without a word: the one in its place gets it.
  const isGone = currentId !== undefined && found < 0;
  useEffect(() => {
    const next = isGone && isInside.current ? apps[current] : undefined;
    if (next) document.getElementById(`${id}-${next.id}`)?.focus({ preventScroll: true });
  }, [isGone, apps, current, id]);
  const leave = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    isInside.current = relatedTarget !== null && currentTarget.contains(relatedTarget);
  };
  return { current, go, leave };
}

function useCardKeys(
  apps: readonly AppCard[],
  current: number,
  go: (index: number) => void,
  size: { readonly perRow: number; readonly perPage: number },
): (event: KeyboardEvent<HTMLElement>) => void {
  const commands = useService(Commands);
  const showMenu = useAppMenu();
  const open = useOpenApp();
  return (event) => {
    const app = apps[current];
    const { target, key, shiftKey } = event;
    // Buttons on a card have keys of their own.
    if (!app || !(target instanceof HTMLElement) || target.role !== 'gridcell') return;
    const next = nextCard(key, current, { count: apps.length, ...size });
    if (next !== undefined) go(next);
    else if (key === 'Enter') open(app);
    else if (key === 'Delete') report(commands.execute('apps.deleteApplication', [app]));
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) showMenu(app, target);
    else return;
    event.preventDefault();
  };
}
