import { injectable } from 'inversify';
import type { Context } from '../../common/contextKeys/context';
import type { Expression } from '../../common/contextKeys/expression';
import { parseWhen } from '../../common/contextKeys/parser';
import { Emitter, onUnexpectedError } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { ContextScope } from './contextScope';

export { type Context, withValues } from '../../common/contextKeys/context';
export { ContextScope } from './contextScope';

/** The state of the workbench as far as when clauses ask for it: global keys, and scopes that belong to elements. */
@injectable()
export class ContextKeys {
  private readonly changed = new Emitter<ReadonlySet<string>>();
  /** The keys whose value is another than before, in whatever scope. */
  readonly onDidChange = this.changed.event;
  private readonly outermost = new ContextScope((keys) => this.changed.fire(keys));
  readonly root: Context = this.outermost;
  private readonly scopes = new WeakMap<Element, Context>();
  private readonly parsed = new Map<string, Expression | undefined>();

  get(key: string): unknown {
    return this.outermost.get(key);
  }

  set(key: string, value: unknown): void {
    this.outermost.set(key, value);
  }

  update(values: Readonly<Record<string, unknown>>): void {
    this.outermost.update(values);
  }

  remove(key: string): void {
    this.outermost.remove(key);
  }

  createScope(parent: Context = this.root): ContextScope {
    return new ContextScope((keys) => this.changed.fire(keys), parent);
  }

  /** What is inside the element sees the scope's values. */
  attach(element: Element, scope: Context): Disposable {
    this.scopes.set(element, scope);
    return toDisposable(() => {
      if (this.scopes.get(element) === scope) this.scopes.delete(element);
    });
  }

  /** The scope of the nearest element around this one that has any. */
  contextOf(element: Element | null): Context {
    for (let at = element; at; at = at.parentElement ?? hostOf(at)) {
      const scope = this.scopes.get(at);
      if (scope) return scope;
    }
    return this.root;
  }

  /** No clause always holds; one that cannot be read never does. */
  matches(when: string | undefined, context: Context = this.root): boolean {
    if (when === undefined || when === '') return true;
    return this.parse(when)?.evaluate(context) ?? false;
  }

  /** Remembered by text; what is wrong with a clause is reported once. */
  parse(when: string): Expression | undefined {
    if (this.parsed.has(when)) return this.parsed.get(when);
    const result = parseWhen(when);
    this.parsed.set(when, 'expression' in result ? result.expression : undefined);
    if ('expression' in result) return result.expression;
    for (const { offset, message, hint } of result.errors) {
      const text = [message, hint?.message].filter(Boolean).join(' ');
      onUnexpectedError(new Error(`The when clause "${when}" is wrong at character ${offset + 1}: ${text}`));
    }
    return undefined;
  }
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  // Not by instanceof: elements of other windows have classes of their own.
  return 'host' in root ? (root as ShadowRoot).host : null;
}
