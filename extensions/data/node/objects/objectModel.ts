import type { RawBuilder } from 'kysely';
import type { ObjectAccessData, SharingRuleData } from '../../common/objects/accessData';
import type { Choice, FieldData } from '../../common/objects/fieldData';
import type { FieldType } from '../../common/objects/fieldTypes';
import type { ObjectData } from '../../common/objects/objectData';
import type { ValidationRuleData } from '../../common/objects/validationData';

/** A field as queries and writes see it. */
export interface FieldModel {
  readonly id: string;
  /** As it is written in requests; any case is understood. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Of the object's table; none when it's computed. */
  readonly column?: string;
  /** The platform writes it: owner, createdDate and the like. */
  readonly system?: boolean;
  readonly data: FieldData | undefined;
  /** The name of the object that a lookup leads to. */
  readonly target?: string;
  /** Of a select: its own, or those of its picklist. */
  readonly choices?: readonly Choice[];
}

/** What the rows of an object are that has no table of its own. */
export type RowSource =
  | {
      readonly rows: (schema: string) => RawBuilder<unknown>;
      /** They have an owner, and are there for others only where they are shared. */
      readonly sharedOrOwn?: boolean;
      /** Who holds none of these reads nothing. */
      readonly permissions?: readonly string[];
    }
  | { readonly view: NonNullable<ObjectData['view']>; readonly columns: readonly ViewColumn[] };

/** A column of a view object: a field of its base by a path, or the place of a key or of an aggregate of its groups. */
export interface ViewColumn {
  readonly name: string;
  readonly path?: string;
  readonly key?: number;
  readonly aggregate?: number;
}

/** How rows that lead here are asked for along with a row. */
export interface ChildModel {
  readonly relationName: string;
  /** The object whose rows lead here, and by which of its fields. */
  readonly object: string;
  readonly field: string;
}

/** An object as queries and writes see it: all that its metadata says, compiled once. */
export interface ObjectModel {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly kind: ObjectData['kind'];
  readonly data: ObjectData;
  /** In the tenant's schema. */
  readonly table: string;
  readonly source?: RowSource;
  /** In the order in which they are shown; first those of the system. */
  readonly fields: readonly FieldModel[];
  /** By its name in lower case. */
  field(name: string): FieldModel | undefined;
  child(relationName: string): ChildModel | undefined;
  readonly children: readonly ChildModel[];
  /** Who may do what with its rows. */
  readonly access: readonly ObjectAccessData[];
  readonly sharingRules: readonly SharingRuleData[];
  readonly validations: readonly (ValidationRuleData & { readonly name: string })[];
}

/** Every object of a tenant at one moment. */
export interface ObjectModels {
  /** Also one that is read by its name alone: see `typeObjects`. */
  find(name: string): ObjectModel | undefined;
  byId(id: string): ObjectModel | undefined;
  readonly all: readonly ObjectModel[];
}
