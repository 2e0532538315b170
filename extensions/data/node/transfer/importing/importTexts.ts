import type { Refusal } from 'lathe/common';
import type { JobContext } from 'lathe/node';
import type { ObjectModel } from '../../objects/objectModel';
import type { CellIssue } from './rowReading';

type Say = JobContext['say'];

/** What is wrong with a row, in the words of whoever imports it. */
export function tellIssues(say: Say, object: ObjectModel, issues: readonly CellIssue[]): string {
  const told = issues.map(({ field, code }) =>
    say(`transfer.value.${code}`, { field: object.field(field)?.label ?? field }),
  );
  return [...new Set(told)].join(' ');
}

export function tellRefusal(say: Say, { text, parameters }: Refusal): string {
  return say(`error.${text}`, parameters);
}
