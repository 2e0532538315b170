import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import type { InTransaction } from 'lathe/node';
import type { RowWriter, Target } from '../../records/rowWriter';
import type { ImportPlan } from './importPlan';
import type { ReadRow } from './rowReading';

export interface WrittenRows {
  created: number;
  updated: number;
  readonly refused: { readonly row: ReadRow; readonly refusal: Refusal }[];
}

/** Writes rows inside of one transaction, each that can be: what is refused is narrowed down by halves. */
export class RowGroups {
  constructor(
    private readonly writer: RowWriter,
    private readonly target: Target,
    private readonly plan: ImportPlan,
  ) {}

  async write(transaction: InTransaction, rows: readonly ReadRow[]): Promise<WrittenRows> {
    const written: WrittenRows = { created: 0, updated: 0, refused: [] };
    // Two rows with the same key are one row that is written twice.
    let rest = rows;
    while (rest.length > 0) {
      const seen = new Set<string>();
      const first = rest.filter(({ key }) => key === '' || (!seen.has(key) && seen.add(key)));
      rest = rest.filter((row) => !first.includes(row));
      await this.writeGroup(transaction, first, written);
    }
    return written;
  }

  private async writeGroup(transaction: InTransaction, rows: readonly ReadRow[], written: WrittenRows): Promise<void> {
    await sql`savepoint imported`.execute(transaction);
    try {
      const { created, updated } = await this.apply(transaction, rows);
      await sql`release savepoint imported`.execute(transaction);
      written.created += created;
      written.updated += updated;
      return;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await sql`rollback to savepoint imported`.execute(transaction);
      const [row, other] = rows;
      if (row && !other) {
        written.refused.push({ row, refusal: error });
        return;
      }
    }
    const middle = Math.ceil(rows.length / 2);
    await this.writeGroup(transaction, rows.slice(0, middle), written);
    await this.writeGroup(transaction, rows.slice(middle), written);
  }

  private async apply(
    transaction: InTransaction,
    rows: readonly ReadRow[],
  ): Promise<{ created: number; updated: number }> {
    const { key, operation } = this.plan;
    const known = key ? await this.idsOf(transaction, rows) : new Map<string, string>();
    const fresh = rows.filter(({ key: value }) => !known.has(value));
    const [missing] =
      operation === 'update' || key?.name === 'id' ? fresh.filter(({ key: value }) => value !== '') : [];
    if (missing) throw new Refusal('NOT_FOUND', { parameters: { type: this.target.object.name, id: missing.key } });
    if (fresh.length > 0)
      await this.writer.create(
        this.target,
        fresh.map(({ given: { id: _id, ...values } }) => values),
        transaction,
      );
    const changes = rows.flatMap(({ given, key: value }) => {
      const id = known.get(value);
      return id === undefined ? [] : [{ ...given, id }];
    });
    if (changes.length > 0) await this.writer.update(this.target, changes, transaction);
    return { created: fresh.length, updated: changes.length };
  }

  private async idsOf(transaction: InTransaction, rows: readonly ReadRow[]): Promise<Map<string, string>> {
    const { key } = this.plan;
    const keys = rows.flatMap(({ key: value }) => (value === '' ? [] : [value]));
    return key ? this.writer.idsBy(this.target, key.column, keys, transaction) : new Map();
  }
}
