import { inject, injectable } from 'lathe';
import { DataRows } from '../rows/dataRows';
import { calledIn, nameFields } from './calledIn';

/** What rows are called of which only the ids are known, as in conditions that were saved. */
@injectable()
export class LookupNames {
  private readonly known = new Map<string, string>();

  constructor(@inject(DataRows) private readonly rows: DataRows) {}

  of(object: string, id: string): string | undefined {
    return this.known.get(`${object}/${id}`);
  }

  /** Rows that are gone, or not to be seen, keep their ids for a name. */
  async load(object: string, ids: readonly string[]): Promise<void> {
    const condition = { conditions: [{ field: 'id', operator: 'in' as const, value: [...ids] }] };
    const options = { fields: ['id', ...nameFields(object)], limit: ids.length };
    const found = await this.rows.query(object, { condition, options }).catch(() => []);
    for (const id of ids)
      this.known.set(`${object}/${id}`, calledIn(found.find((row) => row['id'] === id) ?? {}) ?? id);
  }
}
