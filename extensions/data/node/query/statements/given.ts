import type { Comparison } from '../../../common/query/queryRequest';

export type GivenValue = Comparison['value'];

/**
 * A value that a request brings into a statement. The statement serves other requests of the same shape too: what stands
 * in its place then is worked out anew.
 */
export class Given<T> {
  constructor(
    readonly value: T,
    /** From the values of another request; absent where the statement alone says it. */
    private readonly again?: (values: readonly GivenValue[]) => T,
  ) {}

  map<U>(change: (value: T) => U): Given<U> {
    const { again } = this;
    return new Given(change(this.value), again && ((values) => change(again(values))));
  }

  of(values: readonly GivenValue[]): T {
    return this.again ? this.again(values) : this.value;
  }

  /** By this name the database's driver asks for what it sends. */
  toPostgres(): T {
    return this.value;
  }

  toJSON(): T {
    return this.value;
  }
}
