import { sql } from 'kysely';
import type { Fragment } from './queryContext';
import type { Scope } from './scope';
import { searchVector, separators, unspaced } from './searchVector';

interface Search {
  readonly found: Fragment;
  readonly rank: Fragment;
}

/** Rows whose texts have all the words; of the last one the beginning is enough. */
export function searchSql({ model, alias, compilation }: Scope, text: string): Search {
  const { hidden } = compilation.reading(model);
  const query = sql`to_tsquery('simple', ${wordsQuery(text)}::text)`;
  const all = searchVector(model, alias);
  // The index finds by all texts; what the actor doesn't see of them neither finds a row nor makes it better.
  const seen = hidden.size === 0 ? all : searchVector(model, alias, hidden);
  const found = hidden.size === 0 ? sql`${all} @@ ${query}` : sql`${all} @@ ${query} and ${seen} @@ ${query}`;
  return { found, rank: sql`ts_rank(${seen}, ${query})` };
}

const separator = new RegExp(`[${separators.replace(/[\\\]^-]/g, '\\$&')}\\s]+`);
const sign = new RegExp(`([${unspaced}])`);

/** Signs that were typed one after the other are looked for in that order. */
export function wordsQuery(text: string): string {
  const words = text.split(separator).filter((word) => word !== '');
  const phrases = words.map((word) =>
    word
      .split(sign)
      .filter((part) => part !== '')
      .map(quoted)
      .join(' <-> '),
  );
  const last = phrases.pop();
  return last === undefined ? '' : [...phrases, `${last}:*`].map((phrase) => `(${phrase})`).join(' & ');
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}
