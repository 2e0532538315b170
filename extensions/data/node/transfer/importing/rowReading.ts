import { Refusal } from 'lathe/common';
import type { ImportOptions } from '../../../common/transfer/importShapes';
import type { Given, Target } from '../../records/rowWriter';
import { readRow } from '../../records/rowInput';
import { cellValue } from './cellValue';
import type { ImportPlan } from './importPlan';
import type { LookupFinder } from './lookupFinder';

export interface FileRow {
  /** In the file, where the titles are line 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ReadRow extends FileRow {
  readonly given: Given;
  /** What it has in the field by which rows are found. */
  readonly key: string;
}

/** What is wrong with a value; each has a text under "transfer.value.CODE" or "issue.CODE". */
export interface CellIssue {
  readonly field: string;
  readonly code: string;
}

/** What a row of the file says, and all that is wrong with it as far as no other row matters. */
export function readFileRow(
  row: FileRow,
  {
    target,
    plan,
    options,
    lookups,
  }: {
    readonly target: Target;
    readonly plan: ImportPlan;
    readonly options: ImportOptions;
    readonly lookups: LookupFinder;
  },
): ReadRow | readonly CellIssue[] {
  const given: Record<string, unknown> = {};
  const issues: CellIssue[] = [];
  for (const planned of plan.columns) {
    const cell = row.cells[planned.column] ?? '';
    const { name } = planned.field;
    if (cell.trim() === '') {
      if (options.blank === 'clear' && name !== plan.key?.name) given[name] = null;
      continue;
    }
    const read = cellValue(cell, planned.field, options);
    if ('issue' in read) issues.push({ field: name, code: read.issue });
    else if (!planned.by) given[name] = read.value;
    else {
      const found = lookups.find(planned, cell.trim());
      if ('issue' in found) issues.push({ field: name, code: found.issue });
      else given[name] = found.id;
    }
  }
  const key = plan.key ? String(given[plan.key.name] ?? '') : '';
  if (plan.key && key === '' && (plan.operation === 'update' || plan.key.name !== 'id'))
    issues.push({ field: plan.key.name, code: 'required' });
  const told = new Set(issues.map(({ field }) => field));
  issues.push(...valueIssues(target, plan, given, key).filter(({ field }) => !told.has(field)));
  return issues.length > 0 ? issues : { ...row, given, key };
}

/** Whether a row is new can't be told yet where rows are upserted: then what it lacks is told when it's written. */
function valueIssues(
  { object, writing, actor, hidden }: Target,
  plan: ImportPlan,
  given: Given,
  key: string,
): CellIssue[] {
  const creating = plan.operation === 'create' || (plan.key?.name === 'id' && key === '');
  const { id: _id, ...values } = given;
  try {
    readRow(object, values, { hidden, fixed: writing.fixed, userId: actor.userId, creating });
    return [];
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'INVALID_ROW') throw error;
    return (error.fields ?? []).map(({ path, message }) => ({ field: path.slice('body.'.length), code: message }));
  }
}
