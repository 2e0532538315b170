import type { Actor } from 'lathe/node';
import type { RawBuilder } from 'kysely';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';

/** A condition on rows that go by an alias; all of them when there is none. */
export type RowCondition = (alias: string) => RawBuilder<boolean> | undefined;

export interface ObjectReading {
  /** Whether the actor knows of the object at all. */
  readonly readable: boolean;
  /** The names, in lower case, of the fields that he doesn't. */
  readonly hidden: ReadonlySet<string>;
  /** Which of the rows he sees. */
  readonly rows: RowCondition;
}

export interface ObjectWriting {
  /** Of whichever rows; what is done to one of them must meet its condition too. */
  readonly may: Readonly<Record<'create' | 'edit' | 'delete', boolean>>;
  readonly edit: RowCondition;
  readonly remove: RowCondition;
  /** The names, in lower case, of the fields that are not his to write. */
  readonly fixed: ReadonlySet<string>;
}

/** Tells what somebody may see and do of an object; it becomes part of the one statement that reads or writes. */
export abstract class RowAccess {
  /**
   * What all that is told to the actor follows from, beside the objects: as long as it's the same for him, so is that.
   * Undefined where there is no telling.
   */
  abstract basis(actor: Actor): Promise<object | undefined>;
  abstract reading(actor: Actor, object: ObjectModel, models: ObjectModels): Promise<ObjectReading>;
  abstract writing(actor: Actor, object: ObjectModel, models: ObjectModels): Promise<ObjectWriting>;
}
