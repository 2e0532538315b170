import { injectable, inject, Notifications } from 'lathe';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import { DataTexts } from '../dataTexts';
import { DataRows } from '../rows/dataRows';
import { saveRow } from '../rows/saveRow';

/** Writes what moving a card means; what is refused is told, and taken back by who moved it. */
@injectable()
export class RowMoves {
  constructor(
    @inject(DataRows) private readonly rows: DataRows,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  tellClosed({ name, id }: Row): void {
    this.notifications.info(this.texts.t('move.closed', { name: String(name ?? id) }));
  }

  /** The row as it is stored now, or nothing where it was not changed. */
  async save(object: ObjectDescription, fields: readonly string[], row: Row, changes: Row): Promise<Row | undefined> {
    const { kind, stored, errors, message } = await saveRow(this.rows, object, fields, { row, changes });
    if (kind === 'saved') return stored ?? { ...row, ...changes };
    const name = typeof row['name'] === 'string' ? row['name'] : '';
    const why = [...errors.values()][0] ?? message ?? '';
    this.notifications.error(this.texts.t(kind === 'gone' ? 'move.gone' : 'move.refused', { name, why }));
    return undefined;
  }
}
