/**
 * Where the server code of one extension lets others add something: declared in its `common` folder, read there by
 * `Contributions`, and filled by `context.contribute`.
 */
export class ContributionPoint<T> {
  /** Never there at run time: for the compiler, a point for one kind of thing isn't one for another. */
  declare protected readonly kind: T;

  constructor(
    /** Begins with the id of the extension that reads it, such as "lathe.apps.creationSteps". */
    readonly id: string,
  ) {}
}
