import { ContributionPoint } from 'lathe/common';

/** A type of metadata whose records are asked for like rows, by its name. */
export interface ReadableType {
  readonly name: string;
  readonly label: string;
  /** Who holds none of these is told of no such object; left out, all users may read. */
  readonly permissions?: readonly string[];
  /** What the record that it is in is called; left out, "parent". */
  readonly parent?: string;
  /** What of its data is a field, all of it text or numbers. */
  readonly fields?: readonly { readonly name: string; readonly label: string; readonly type: 'text' | 'number' }[];
}

/** Other areas on the server say here what of theirs may be queried; nothing of it is written this way. */
export const readableTypes = new ContributionPoint<ReadableType>('lathe.data.readableTypes');
