/** What a tree shows. Items may be anything that has an id. */
export interface TreeSource<T> {
  readonly getRoots: () => readonly T[] | Promise<readonly T[]>;
  readonly getId: (item: T) => string;
  /** What is read, filtered and typed to. */
  readonly getLabel: (item: T) => string;
  /** What a filter finds an item by beside its label, such as its name. */
  readonly getKeywords?: (item: T) => string;
  readonly hasChildren: (item: T) => boolean;
  readonly getChildren: (item: T) => readonly T[] | Promise<readonly T[]>;
  /** Open from the start. */
  readonly isExpandedAtFirst?: (item: T) => boolean;
  /** Children are costly to get: a filter looks only at what has been opened before. */
  readonly remote?: boolean;
}
