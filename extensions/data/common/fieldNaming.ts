import { ContributionPoint } from 'lathe/common';
import type { Caller } from './usableObjects';

/** What speaks of the fields of an object: a query or parts of it, and values by the names of fields. */
export interface NamingText {
  readonly request?: unknown;
  readonly fields?: readonly string[];
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A name that is a reference, as the metadata store keeps it. */
export interface NameReference {
  readonly place: string;
  readonly target: string;
  readonly type?: string;
  readonly weak: boolean;
}

/** Records of other areas that name fields: "where used" knows of them, and they follow when a field is renamed. */
export interface FieldNaming {
  /** In the context of a hook; the place is that of the text, such as "data.action". */
  references(context: object, object: string, text: NamingText, place: string): Promise<readonly NameReference[]>;
  /** The paths that lead to no field of the object, whoever may see it; undefined when there is no such object. */
  unknown(caller: Caller, object: string, text: NamingText): Promise<readonly string[] | undefined>;
}

/** Filled by this extension. */
export const fieldNaming = new ContributionPoint<FieldNaming>('lathe.data.fieldNaming');
