import { injectable } from 'inversify';

/** Looks a key up, in this scope or those around it. */
export interface Context {
  get(key: string): unknown;
}

/** The state of the workbench as far as when clauses ask for it. */
@injectable()
export class ContextKeys {
  readonly root: Context = { get: () => undefined };

  matches(when: string | undefined, context: Context = this.root): boolean {
    return when === undefined || Boolean(context.get(when));
  }
}
