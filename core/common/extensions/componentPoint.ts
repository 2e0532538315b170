/**
 * A component that one extension draws for others: declared in its `common` folder with what it is given, offered by
 * `context.offer`, and drawn by others with `useOffered`.
 */
export class ComponentPoint<P extends object> {
  /** Never there at run time: for the compiler, a point with one kind of properties isn't one with others. */
  declare protected readonly properties: P;

  constructor(
    /**
     * Begins with the id of the extension that offers it, such as "lathe.data.condition"; with "workbench", where the
     * workbench itself leaves something to be drawn.
     */
    readonly id: string,
  ) {}
}
