import { type RawBuilder, sql } from 'kysely';
import type { FieldData } from '../../common/objects/fieldData';
import { digitsOf, type FieldType, longestText } from '../../common/objects/fieldTypes';

/** Ids and the values of selects are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

/** What PostgreSQL calls a field's type; none for what is computed. */
export function columnType(
  field: Pick<FieldData, 'precision' | 'scale'> & { type: FieldType },
): RawBuilder<unknown> | undefined {
  const digits = digitsOf(field);
  if (digits) return sql`numeric(${sql.lit(digits.precision)}, ${sql.lit(digits.scale)})`;
  switch (field.type) {
    case 'checkbox':
      return sql`boolean`;
    case 'date':
      return sql`date`;
    case 'datetime':
      // As many digits as answers show, so that a value that was read is found again.
      return sql`timestamptz(3)`;
    case 'multiselect':
      return sql`text[]`;
    case 'multilanguage':
      return sql`jsonb`;
    case 'lookup':
    case 'masterdetail':
    case 'singleselect':
      return key;
    case 'formula':
    case 'rollupsummary':
      return undefined;
    default:
      return sql`text`;
  }
}

/** How many characters a text field holds; none for what is no text. */
export function lengthOf({ type, length }: Pick<FieldData, 'type' | 'length'>): number | undefined {
  const most = longestText[type];
  return most === undefined ? undefined : Math.min(length ?? most, most);
}
