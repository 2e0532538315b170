import { LiveEvents, type Tab, UndoRedo, UndoStack } from 'lathe';
import { Button, EmptyState, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Row } from '../../../common/dataCalls';
import type { FieldDescription } from '../../../common/describeCalls';
import { DataRows } from '../../rows/dataRows';
import { useValueFormat } from '../../values/useValueFormat';
import { useTitle, type ViewFields } from '../Card';
import { followRows } from '../followRows';
import { RowMoves } from '../rowMoves';
import type { ShownView } from '../shownView';
import { useOpenRow } from '../useOpenRow';
import { Board } from './board';
import type { BoardColumn } from './boardColumns';
import { BoardColumnView } from './BoardColumnView';
import './kanban.css';

interface KanbanViewProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  /** Whose history it has; a preview has none. */
  readonly tab: Tab | undefined;
  /** Grows when everything is to be loaded anew. */
  readonly turn: number;
}

/** Cards in columns: dragged from one to the other, or moved with Alt and the arrows. */
export const KanbanView = observer(function KanbanView(props: KanbanViewProps): ReactNode {
  const { shown, fields } = props;
  const t = useTexts();
  const field = fields.get(shown.view.groupBy ?? '');
  if (!field) return <EmptyState icon="project" title={t('view.noGroup')} description={t('view.noGroupHint')} />;
  return <ShownBoard {...props} field={field} />;
});

const ShownBoard = observer(function ShownBoard(
  props: KanbanViewProps & { readonly field: FieldDescription },
): ReactNode {
  const { shown, fields, field } = props;
  const t = useTexts();
  const format = useValueFormat();
  const open = useOpenRow(shown.object.name);
  const board = useBoard(props);
  const title = useTitle(shown.view, fields);
  const [said, setSaid] = useState('');
  const nameOf = ({ value }: BoardColumn): string =>
    format.text(field, value) || t('view.noValue', { name: field.label });
  const move = (row: Row, column: BoardColumn): Promise<boolean> => {
    const done = board.move(row, column);
    report(
      done.then((moved) => {
        if (moved) setSaid(t('view.moved', { name: title(row), column: nameOf(column) }));
      }),
    );
    return done;
  };
  if (board.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.failed')} description={board.problem}>
        <Button onClick={() => void board.load()}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  if (board.state === 'loading') return <ProgressBar label={t('saved.loading', { name: shown.object.plural })} />;
  // Where no card takes the keyboard, the board does: it may be wider than the screen.
  const isEmpty = board.columns.every(({ count }) => count === 0);
  return (
    <div className="kanban" role="group" aria-label={t('viewKind.kanban')} tabIndex={isEmpty ? 0 : undefined}>
      {board.columns.map((column, index) => (
        <BoardColumnView
          key={column.id}
          board={board}
          column={column}
          name={nameOf(column)}
          fields={fields}
          titleOf={title}
          onOpen={open}
          onDrop={(row) => void move(row, column)}
          onStep={(row, by) => {
            const next = board.columns[index + by];
            if (next) void move(row, next);
          }}
        />
      ))}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  );
});

function useBoard({ shown, tab, turn, field }: KanbanViewProps & { readonly field: FieldDescription }): Board {
  const rows = useService(DataRows);
  const moves = useService(RowMoves);
  const events = useService(LiveEvents);
  const undoRedo = useService(UndoRedo);
  const history = useMemo(() => new UndoStack(), []);
  const board = useMemo(() => new Board({ rows, moves, history }, shown, field), [rows, moves, history, shown, field]);
  const key = tab?.key;
  useEffect(() => {
    if (key === undefined) return undefined;
    const registered = undoRedo.register(key, history);
    return () => registered.dispose();
  }, [undoRedo, key, history]);
  useEffect(() => {
    const { name } = board.shown.object;
    const following = followRows(
      events,
      name,
      () => void board.load(),
      (ids) => board.isKnown(ids),
    );
    return () => {
      following.dispose();
      board.dispose();
    };
  }, [board, events]);
  useEffect(() => void board.load(), [board, turn]);
  return board;
}
