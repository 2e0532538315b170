import type { Actor, InTransaction } from 'lathe/node';
import { z } from 'zod';
import type { QueryReader } from '../../query/queryReader';
import type { PlannedColumn } from './importPlan';

const Found = z.array(z.record(z.string(), z.unknown()));
/** What is remembered of the batches before. */
const mostRemembered = 20_000;
const mostFound = 5000;

export type FoundRow = { readonly id: string } | { readonly issue: 'nowhere' | 'ambiguous' };

/** The rows that lookups mean by a name or the like, among those that whoever imports may see. */
export class LookupFinder {
  private readonly known = new Map<string, FoundRow>();

  constructor(
    private readonly reader: QueryReader,
    private readonly actor: Actor,
  ) {}

  /** Looks for all that a column tells in a batch at once. */
  async prepare(transaction: InTransaction, { by }: PlannedColumn, texts: readonly string[]): Promise<void> {
    if (!by) return;
    if (this.known.size > mostRemembered) this.known.clear();
    const place = placeOf(by);
    const unknown = [...new Set(texts)].filter((text) => text !== '' && !this.known.has(place + text));
    if (unknown.length === 0) return;
    const path = by.field.name;
    const json = await this.reader.query(
      this.actor,
      { object: by.object.name },
      {
        condition: { conditions: [{ field: path, operator: 'in', value: unknown }] },
        options: { fields: ['id', path], limit: mostFound },
      },
      transaction,
    );
    const rows = Found.parse(JSON.parse(json));
    const exact = Map.groupBy(rows, (row) => String(row[path]));
    const folded = Map.groupBy(rows, (row) => String(row[path]).toLowerCase());
    for (const text of unknown) this.remember(place + text, exact.get(text) ?? folded.get(text.toLowerCase()) ?? []);
  }

  find({ by }: PlannedColumn, text: string): FoundRow {
    return (by && this.known.get(placeOf(by) + text)) ?? { issue: 'nowhere' };
  }

  /** A row that isn't there may be made by the next one of the file. */
  private remember(key: string, rows: readonly Readonly<Record<string, unknown>>[]): void {
    const [row, other] = rows;
    if (row) this.known.set(key, other ? { issue: 'ambiguous' } : { id: String(row['id']) });
  }
}

function placeOf({ object, field }: NonNullable<PlannedColumn['by']>): string {
  return `${object.name}.${field.name}:`;
}
