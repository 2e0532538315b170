import { type RawBuilder, sql } from 'kysely';
import type { InTransaction } from 'lathe/node';
import { textTypes } from '../../common/objects/fieldConversions';
import type { FieldData } from '../../common/objects/fieldData';

/** A field on its way into a table. */
export interface FieldColumn {
  readonly id: string;
  readonly name: string;
  readonly data: FieldData;
  /** The table that a lookup leads to. */
  readonly target?: string;
}

/** Where a column is. */
export interface ColumnPlace {
  readonly transaction: InTransaction;
  readonly schema: string;
  readonly table: string;
}

/** In the form in which two values are alike. */
export function comparable({ name, data }: FieldColumn): RawBuilder<unknown> {
  const folds = textTypes.includes(data.type) && !data.caseSensitive;
  return folds ? sql`lower(${sql.id(name)})` : sql`${sql.id(name)}`;
}
