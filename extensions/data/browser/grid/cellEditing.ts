import type { Row } from '../../common/dataCalls';
import type { CellPlace } from './gridSelection';
import type { NewRow } from './newRows/newRow';

/** The cell that is being edited. */
export interface CellEditing extends CellPlace {
  /** The row as it was when the user began: by now another one may be in its place. */
  readonly of: Row;
  readonly newRow?: NewRow;
  /** What was typed to begin with. */
  readonly firstText?: string;
}
