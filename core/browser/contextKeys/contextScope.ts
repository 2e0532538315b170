import { createAtom, type IAtom, transaction } from 'mobx';
import type { Context } from '../../common/contextKeys/context';
import type { Disposable } from '../../common/lifecycle';

/**
 * Values of one place (a view, an editor, a list), over those of the places around it. Observers hear of a key only
 * when the value that this scope answers for it has changed, however far out it was set.
 */
export class ContextScope implements Context, Disposable {
  private readonly values = new Map<string, unknown>();
  private readonly children = new Set<ContextScope>();
  private readonly atoms = new Map<string, IAtom>();

  constructor(
    private readonly report: (changed: ReadonlySet<string>) => void,
    private parent?: Context,
  ) {
    if (parent instanceof ContextScope) parent.children.add(this);
  }

  get(key: string): unknown {
    const atom = this.atoms.get(key) ?? createAtom(`context ${key}`, undefined, () => this.atoms.delete(key));
    if (atom.reportObserved()) this.atoms.set(key, atom);
    return this.read(key);
  }

  set(key: string, value: unknown): void {
    this.update({ [key]: value });
  }

  /** Several at once: whoever observes hears of them together. */
  update(values: Readonly<Record<string, unknown>>): void {
    this.change(Object.keys(values), () => {
      for (const [key, value] of Object.entries(values)) this.values.set(key, value);
    });
  }

  /** From then on the scopes around this one answer for the key. */
  remove(key: string): void {
    this.change([key], () => this.values.delete(key));
  }

  /** Moves the scope, with those inside it, to another place. */
  moveTo(parent: Context): void {
    for (let at: Context | undefined = parent; at instanceof ContextScope; at = at.parent) {
      if (at === this) throw new Error('A context cannot be inside itself.');
    }
    const inherited = new Set([
      ...this.keysAround(),
      ...(parent instanceof ContextScope ? parent.keysAround() : []),
      ...this.observedKeys(),
    ]);
    this.change(inherited, () => {
      if (this.parent instanceof ContextScope) this.parent.children.delete(this);
      this.parent = parent;
      if (parent instanceof ContextScope) parent.children.add(this);
    });
  }

  /** Scopes that are still inside it fall to its parent. */
  dispose(): void {
    const { parent } = this;
    if (parent) for (const child of [...this.children]) child.moveTo(parent);
    if (parent instanceof ContextScope) parent.children.delete(this);
  }

  private read(key: string): unknown {
    if (this.values.has(key)) return this.values.get(key);
    return this.parent instanceof ContextScope ? this.parent.read(key) : this.parent?.get(key);
  }

  private change(keys: Iterable<string>, apply: () => void): void {
    const before = [...keys].map((key) => [key, this.read(key)] as const);
    apply();
    const changed = new Set(before.filter(([key, value]) => !Object.is(this.read(key), value)).map(([key]) => key));
    if (changed.size === 0) return;
    transaction(() => this.invalidate(changed));
    this.report(changed);
  }

  private invalidate(keys: ReadonlySet<string>): void {
    for (const key of keys) this.atoms.get(key)?.reportChanged();
    for (const child of this.children) {
      const inherited = new Set([...keys].filter((key) => !child.values.has(key)));
      if (inherited.size > 0) child.invalidate(inherited);
    }
  }

  /** A plain context cannot list its keys, so what observers have asked for is compared too. */
  private observedKeys(): readonly string[] {
    return [...this.atoms.keys(), ...[...this.children].flatMap((child) => child.observedKeys())];
  }

  private keysAround(): readonly string[] {
    const { parent } = this;
    return [...this.values.keys(), ...(parent instanceof ContextScope ? parent.keysAround() : [])];
  }
}
