import { FailedCall } from 'lathe';
import type { FieldIssue } from 'lathe/common';
import type { Row } from '../../common/dataCalls';
import type { ObjectDescription } from '../../common/describeCalls';
import { writtenValue } from '../values/writtenValue';
import type { DataRows } from './dataRows';
import { changedFields, whoseFields } from './recordConflict';

export interface RowChange {
  /** As it was when it was changed. */
  readonly row: Row;
  readonly changes: Row;
}

export interface RefusedChange {
  readonly change: RowChange;
  readonly message: string;
  /** What is wrong with which field, as calls say it. */
  readonly errors: ReadonlyMap<string, string>;
}

export interface SaveOutcome {
  readonly kind: 'saved' | 'refused' | 'conflict' | 'gone';
  /** The row as the server has it now; absent where nobody knows, or it is gone. */
  readonly stored?: Row;
  /** What is wrong with which field, in the user's language. */
  readonly errors: ReadonlyMap<string, string>;
  readonly message?: string;
}

/** How often a change is made again upon what others have made of the row meanwhile. */
const mostRepeats = 5;

const none: ReadonlyMap<string, string> = new Map();

/**
 * Saves a change unless somebody else has changed the same fields to other values since: then it is a conflict. What others
 * have changed beside them stays as they left it.
 */
export async function saveRow(
  rows: Pick<DataRows, 'get' | 'update'>,
  object: ObjectDescription,
  fields: readonly string[],
  { row, changes }: RowChange,
): Promise<SaveOutcome> {
  const id = String(row['id']);
  const written = writtenValues(object, changes);
  const load = (more: readonly string[] = []) =>
    rows.get(object.name, id, [...new Set([...fields, ...more])], { names: true });
  const write = (revision: unknown) => rows.update(object.name, id, { ...written, revision });
  try {
    let failed = await stale(() => write(row['revision']));
    for (let times = 0; failed; times++) {
      const theirs = await load(whoseFields(object));
      if (changedFields(object, changes, row, theirs).length > 0)
        return { kind: 'conflict', stored: theirs, errors: none, message: failed.message };
      // Who writes to the row all the time is to be told of.
      if (times === mostRepeats) throw failed;
      failed = await stale(() => write(theirs['revision']));
    }
    return { kind: 'saved', stored: await load(), errors: none };
  } catch (error) {
    return refusedBy(error);
  }
}

export function writtenValues({ fields }: ObjectDescription, values: Row): Row {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    return [name, field ? writtenValue(field, value) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** What the server has refused, by the names of fields. */
export function refusedBy(error: unknown): SaveOutcome {
  if (!(error instanceof FailedCall)) throw error;
  const errors = issuesByField(error.envelope.fields);
  return { kind: error.code === 'NOT_FOUND' ? 'gone' : 'refused', errors, message: error.message };
}

/** "body.email" is a field. */
export function issuesByField(issues: readonly FieldIssue[] = []): ReadonlyMap<string, string> {
  return new Map(issues.map(({ path, message }) => [path.replace(/^body\./, ''), message]));
}

async function stale(write: () => Promise<unknown>): Promise<FailedCall | undefined> {
  try {
    await write();
    return undefined;
  } catch (error) {
    if (error instanceof FailedCall && error.code === 'ROW_STALE') return error;
    throw error;
  }
}
