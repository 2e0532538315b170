import { sql } from 'kysely';
import type { FieldType } from '../../common/objects/fieldTypes';
import type { FieldModel, ObjectModel } from '../objects/objectModel';
import type { Fragment } from './queryContext';

const searched: readonly FieldType[] = [
  'name',
  'text',
  'textarea',
  'autonumber',
  'phone',
  'email',
  'url',
  'postalcode',
];
export function isSearched(type: FieldType): boolean {
  return searched.includes(type);
}

/** A vector has room for this much at least; who searches doesn't mean what comes after so many letters. */
const longest = 100_000;
/** All that is neither letter nor digit in ASCII, so that what was typed and what is there fall into the same words. */
export const separators = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
/** Scripts that are written without spaces: each of their signs is a word of its own. */
export const unspaced = '\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff';

/**
 * The words of an object's texts, those of its name before all others. An index on just this expression makes searches
 * fast; there the columns go without an alias. It holds no values, only what the model says.
 */
export function searchVector(model: ObjectModel, alias?: string, hidden: ReadonlySet<string> = new Set()): Fragment {
  const fields = model.fields.filter(
    ({ type, column, name }) => column && searched.includes(type) && name !== 'id' && !hidden.has(name.toLowerCase()),
  );
  const names = fields.filter(({ type }) => type === 'name');
  const others = fields.filter(({ type }) => type !== 'name');
  return sql`(setweight(${vectorOf(names, alias)}, 'A') || ${vectorOf(others, alias)})`;
}

function vectorOf(fields: readonly FieldModel[], alias: string | undefined): Fragment {
  const texts = fields.map(({ column = '' }) => sql`coalesce(${alias ? sql.id(alias, column) : sql.id(column)}, '')`);
  if (texts.length === 0) return sql`''::tsvector`;
  const text = sql`left(${sql.join(texts, sql` || ' ' || `)}, ${sql.lit(longest)})`;
  const words = sql`translate(${text}, ${sql.lit(separators)}, ${sql.lit(' '.repeat(separators.length))})`;
  return sql`to_tsvector('simple', regexp_replace(${words}, ${sql.lit(`([${unspaced}])`)}, ' \\1 ', 'g'))`;
}
