import type { Actor } from 'lathe/node';
import type { RawBuilder } from 'kysely';
import type { ObjectModel } from '../objects/objectModel';

export interface ObjectReading {
  /** Whether the actor knows of the object at all. */
  readonly readable: boolean;
  /** The names, in lower case, of the fields that he doesn't. */
  readonly hidden: ReadonlySet<string>;
  /** Which of the rows he sees; all of them when absent. */
  rows(alias: string): RawBuilder<boolean> | undefined;
}

/** Tells what somebody may see of an object; it becomes part of the one statement that reads. */
export abstract class RowAccess {
  abstract reading(actor: Actor, object: ObjectModel): Promise<ObjectReading>;
}
