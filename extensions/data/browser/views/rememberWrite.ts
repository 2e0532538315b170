import type { UndoStack } from 'lathe';
import type { Row } from '../../common/dataCalls';

/** Writes to a row; gives it as it is stored, or nothing where it was refused. */
type Write = (row: Row) => Promise<Row | undefined>;

/** The history knows of a change at once, so that who is quick can take it back; what is refused it forgets. */
export function rememberWrite(
  history: UndoStack,
  label: string,
  written: Promise<Row | undefined>,
  { undo, redo }: { readonly undo: Write; readonly redo: Write },
): void {
  let last = written;
  const after = (write: Write) => (): void => {
    last = last.then((row) => (row ? write(row) : undefined));
  };
  const step = { label, undo: after(undo), redo: after(redo) };
  history.push(step);
  const forget = (): void => history.forget(step);
  written.then((row) => row ?? forget(), forget);
}
