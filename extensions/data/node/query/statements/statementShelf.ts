import type { ObjectModels } from '../../objects/objectModel';
import { Given, type GivenValue } from './given';

/** A statement as the database takes it, for every request of one shape. */
export interface KeptStatement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Of each tenant at most so many. */
const greatestSize = 500;

/** Statements that were compiled before, as long as the objects are what they were. */
export class StatementShelf {
  private readonly kept = new WeakMap<
    ObjectModels,
    Map<string, { readonly basis: object; readonly kept: KeptStatement }>
  >();

  /** `basis` is what else it follows from; another one makes it void. */
  find(models: ObjectModels, basis: object, key: string): KeptStatement | undefined {
    const known = this.kept.get(models);
    const found = known?.get(key);
    if (!known || found?.basis !== basis) return undefined;
    // The last that was used is the last that goes.
    known.delete(key);
    known.set(key, found);
    return found.kept;
  }

  keep(models: ObjectModels, basis: object, key: string, kept: KeptStatement): void {
    const known = this.kept.get(models) ?? new Map();
    this.kept.set(models, known);
    const [oldest] = known.keys();
    if (known.size >= greatestSize && oldest !== undefined) known.delete(oldest);
    known.set(key, { basis, kept });
  }
}

export function parametersFor({ parameters }: KeptStatement, values: readonly GivenValue[]): unknown[] {
  return parameters.map((parameter) => (parameter instanceof Given ? parameter.of(values) : parameter));
}
