import type { RawBuilder } from 'kysely';
import type { Locale } from 'lathe/common';
import type { Comparison } from '../../common/query/queryRequest';
import type { ObjectReading } from '../access/rowAccess';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';

/** A piece of a statement. */
export type Fragment = RawBuilder<unknown>;

/** What a field that has no column comes to, for the row that goes by the alias. */
export type ComputedField = (field: FieldModel, alias: string, model: ObjectModel) => Fragment;

/** All that a statement follows from beside the request. */
export interface QueryContext {
  /** Of the tenant. */
  readonly schema: string;
  readonly models: ObjectModels;
  /** What the actor may see of each object that the request touches. */
  readonly readings: ReadonlyMap<ObjectModel, ObjectReading>;
  readonly computed: ComputedField;
  /** In which language texts that have several are compared. */
  readonly locale: Locale;
  /** Lookups tell the name of the row that they lead to beside its id. */
  readonly withNames: boolean;
  /** Rows without the related one are left out. */
  readonly inner: boolean;
  /** Those of the request itself, where the statement is kept for others of its shape. */
  readonly comparisons?: readonly Comparison[];
}
