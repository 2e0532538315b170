import { Texts } from 'lathe';
import { Button, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Row } from '../../../common/dataCalls';
import { CardContent, type ViewFields } from '../Card';
import { opening } from '../opening';
import { idOf } from '../rowPages';
import type { Board } from './board';
import type { BoardColumn } from './boardColumns';

interface BoardColumnViewProps {
  readonly board: Board;
  readonly column: BoardColumn;
  readonly name: string;
  readonly fields: ViewFields;
  readonly titleOf: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  readonly onDrop: (row: Row) => void;
  /** To the column before or after. */
  readonly onStep: (row: Row, by: number) => void;
}

/** What is being dragged over the boards of this page. */
let dragged: { readonly board: Board; readonly row: Row } | undefined;

/** One column with its cards; the next ones come when they are asked for. */
export const BoardColumnView = observer(function BoardColumnView(props: BoardColumnViewProps): ReactNode {
  const { board, column, name, onDrop } = props;
  const t = useTexts();
  const { locale } = useService(Texts);
  const [isOver, setOver] = useState(false);
  const pages = board.pagesOf(column.id);
  const rows = pages?.rows ?? [];
  const accepts = (event: DragEvent): void => {
    if (dragged?.board !== board) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (dragged?.board !== board) return;
    event.preventDefault();
    onDrop(dragged.row);
  };
  return (
    <section
      className={isOver ? 'kanban__column kanban__column--over' : 'kanban__column'}
      aria-label={name}
      onDragOver={accepts}
      onDragLeave={(event) => !event.currentTarget.contains(relatedOf(event)) && setOver(false)}
      onDrop={drop}
    >
      <header className="kanban__head">
        <h2 className="kanban__name">{name}</h2>
        <span className="kanban__count">{new Intl.NumberFormat(locale).format(column.count)}</span>
      </header>
      <div
        className="kanban__cards"
        aria-busy={rows.length === 0 && column.count > 0 && pages?.state !== 'failed'}
        role={rows.length > 0 ? 'list' : undefined}
        aria-label={rows.length > 0 ? t('view.cardsOf', { name, count: column.count }) : undefined}
      >
        {rows.map((row) => (
          <BoardCard key={idOf(row)} {...props} row={row} />
        ))}
        {pages?.state === 'failed' && (
          <div className="view-problem" role="alert">
            {pages.problem}
          </div>
        )}
        {pages?.hasMore && (
          <Button secondary onClick={() => void pages.more()}>
            {t('view.more', { count: column.count - rows.length })}
          </Button>
        )}
        {pages?.state === 'ready' && rows.length === 0 && <p className="kanban__empty">{t('view.emptyColumn')}</p>}
      </div>
    </section>
  );
});

const BoardCard = observer(function BoardCard(props: BoardColumnViewProps & { readonly row: Row }): ReactNode {
  const { board, row, fields, titleOf, onOpen, onStep } = props;
  const t = useTexts();
  const [isClosed, mayMove] = [board.isClosed(row), board.mayMove(row)];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter') onOpen(row);
    else if (side !== undefined && event.altKey) {
      onStep(row, side);
      focusLater(event.currentTarget, idOf(row));
    } else if (side !== undefined) focusCard(event.currentTarget, side);
    else if (event.key === 'ArrowDown') focusSibling(event.currentTarget, 1);
    else if (event.key === 'ArrowUp') focusSibling(event.currentTarget, -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="view-card"
      role="listitem"
      tabIndex={0}
      data-card={idOf(row)}
      aria-label={titleOf(row)}
      aria-description={isClosed ? t('grid.closed') : mayMove ? t('view.cardHelp') : undefined}
      draggable={mayMove}
      onDragStart={(event) => {
        dragged = { board, row };
        event.dataTransfer.setData('text/plain', titleOf(row));
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragEnd={() => (dragged = undefined)}
      onKeyDown={onKeyDown}
      {...opening(() => onOpen(row))}
    >
      {isClosed && (
        <span className="view-card__lock" data-hover={t('grid.closed')}>
          <Icon name="lock" />
        </span>
      )}
      <CardContent view={board.shown.view} row={row} fields={fields} />
    </div>
  );
});

function relatedOf({ relatedTarget }: DragEvent): Node | null {
  return relatedTarget instanceof Node ? relatedTarget : null;
}

const cards = '[data-card]';

function focusSibling(card: HTMLElement, by: number): void {
  const all = [...(card.parentElement?.querySelectorAll<HTMLElement>(cards) ?? [])];
  all[all.indexOf(card) + by]?.focus();
}

/** The card at the same height in the next column that has some. */
function focusCard(card: HTMLElement, by: number): void {
  const column = card.closest('.kanban__column');
  const place = [...(column?.querySelectorAll(cards) ?? [])].indexOf(card);
  for (let next = sibling(column, by); next; next = sibling(next, by)) {
    const all = [...next.querySelectorAll<HTMLElement>(cards)];
    const target = all[Math.min(place, all.length - 1)];
    if (target) return target.focus();
  }
}

function sibling(column: Element | null | undefined, by: number): Element | null {
  return (by > 0 ? column?.nextElementSibling : column?.previousElementSibling) ?? null;
}

/** The card is drawn anew where it went; the keyboard goes along. */
function focusLater(card: HTMLElement, id: string): void {
  const board = card.closest('.kanban');
  requestAnimationFrame(() => board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus());
}
