import type { Locale } from 'lathe/common';
import type { JobContext } from 'lathe/node';
import type { RowWords } from '../../describe/rowWords';
import type { ObjectModel } from '../../objects/objectModel';
import type { CellIssue } from './rowReading';

export interface Telling {
  readonly say: JobContext['say'];
  readonly words: RowWords;
  readonly locale: Locale;
}

/** How a cell is to be written is another matter than what a form takes; all else is said as the form says it. */
const ofCells: ReadonlySet<string> = new Set([
  'ambiguous',
  'checkbox',
  'date',
  'datetime',
  'formula',
  'id',
  'inexact',
  'languages',
  'list',
]);

/** What is wrong with a row, in the words of whoever imports it. */
export function tellIssues({ say, words, locale }: Telling, object: ObjectModel, issues: readonly CellIssue[]): string {
  const told = issues.map(({ field, code }) =>
    ofCells.has(code)
      ? say(`transfer.value.${code}`, { field: words.labelOf(object, field, locale) })
      : words.issue(object, field, code, locale),
  );
  return [...new Set(told)].join(' ');
}
