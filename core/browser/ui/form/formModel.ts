import { compareStructural, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { isCancellation } from '../../../common/cancellation';
import { type Disposable, toDisposable } from '../../../common/lifecycle';
import { FailedCall } from '../../api/failedCall';
import { UndoStack } from '../../undo/undoStack';
import { sortIssues } from './formErrors';

export type NameOf<V> = keyof V & string;

export interface FormOptions<V extends object> {
  /** What is stored; blank values for what is yet to be made. */
  readonly load: () => Promise<V>;
  /** Writes the values; resolves to what is stored now, where the server made something else of them. */
  readonly save: (values: V, changes: Partial<V>) => Promise<V | void>;
  /** What is wrong with which field, before the server is asked. */
  readonly check?: (values: V) => Partial<Record<NameOf<V>, string>>;
  /** Fields that no backup holds, such as passwords. */
  readonly secrets?: readonly NameOf<V>[];
  /** Saving it again does no harm where it had arrived and only the answer was lost: it is done as soon as the server answers. */
  readonly resumes?: boolean;
}

/** What is being edited in a form: its values, how they differ from those stored, and what is wrong with them. */
export class FormModel<V extends object> {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  /** Why it could not be loaded or saved, where no field is to blame. */
  problem: string | undefined = undefined;
  saving = false;
  /** The last attempt to save had no answer, and is made again. */
  unsent = false;
  /** How often saving failed for what is in the fields; the form then leads to the first of them. */
  failures = 0;
  readonly history = new UndoStack();
  /** Somebody else holds what is edited: no control changes anything. */
  private locked = false;
  private current: V | undefined = undefined;
  private stored: V | undefined = undefined;
  private errors: ReadonlyMap<string, string> = new Map();
  private missing: ReadonlySet<string> = new Set();
  private readonly required = new Set<string>();
  private run = 0;

  constructor(private readonly options: FormOptions<V>) {
    makeObservable<this, 'current' | 'stored' | 'errors' | 'missing'>(this, {
      state: observable,
      problem: observable,
      saving: observable,
      unsent: observable,
      failures: observable,
      current: observableRef,
      stored: observableRef,
      errors: observableRef,
      missing: observableRef,
      dirty: computed,
    });
  }

  /** Once it is loaded. */
  get values(): V {
    if (!this.current) throw new Error('The values of a form are read after it was loaded.');
    return this.current;
  }

  get dirty(): boolean {
    return !compareStructural(this.current, this.stored);
  }

  get changes(): Partial<V> {
    const changed = Object.entries(this.current ?? {}).filter(([name]) => this.isChanged(name));
    // The names are those of the values themselves.
    return Object.fromEntries(changed) as Partial<V>;
  }

  valueOf(name: string): unknown {
    return this.current && Reflect.get(this.current, name);
  }

  isChanged(name: string): boolean {
    return !compareStructural(this.valueOf(name), this.stored && Reflect.get(this.stored, name));
  }

  errorOf(name: string): string | undefined {
    return this.errors.get(name);
  }

  /** It is blank and must not be. */
  isMissing(name: string): boolean {
    return this.missing.has(name);
  }

  set<N extends NameOf<V>>(name: N, value: V[N], label?: string): void {
    this.change(name, value, label);
  }

  /**
   * As `set`, for a control that knows nothing of the form's type. The label is what undoing it is called; changes of one group
   * that follow each other within a moment are undone as one.
   */
  change(name: string, value: unknown, label = name, group = name): void {
    const before = this.valueOf(name);
    if (this.locked || compareStructural(before, value)) return;
    this.put(name, value);
    this.history.push({
      label,
      group,
      undo: () => this.put(name, before),
      redo: () => this.put(name, value),
    });
  }

  /** What the form itself needs among its values: nothing that the user could undo. */
  keep(name: string, value: unknown): void {
    this.put(name, value);
  }

  setLocked(locked: boolean): void {
    this.locked = locked;
  }

  /** While its field is drawn, saving asks for a value. */
  require(name: string): Disposable {
    this.required.add(name);
    return toDisposable(() => this.required.delete(name));
  }

  /** Takes over what is stored; what the user has changed stays as he left it. */
  async load(): Promise<void> {
    const run = ++this.run;
    try {
      const stored = await this.options.load();
      if (run === this.run) this.take(stored);
    } catch (error) {
      if (run !== this.run || isCancellation(error)) return;
      // What is open and cannot be loaded again is better kept.
      if (this.state !== 'ready') runInAction(() => Object.assign(this, { state: 'failed', problem: textOf(error) }));
    }
  }

  /** Back to what is stored. */
  reset(): void {
    runInAction(() => Object.assign(this, { current: this.stored, problem: undefined, unsent: false }));
    this.blame(new Map(), new Set());
    this.history.clear();
  }

  /** False when something is wrong with the fields, or the user did not want to after all. */
  async save(): Promise<boolean> {
    if (this.saving || this.state !== 'ready') return false;
    if (!this.isRight()) {
      runInAction(() => (this.unsent = false));
      return false;
    }
    const values = this.values;
    const { changes } = this;
    runInAction(() => Object.assign(this, { saving: true, problem: undefined }));
    try {
      const stored = (await this.options.save(values, changes)) ?? values;
      this.run++;
      this.accept(values, stored);
      return true;
    } catch (error) {
      return this.refuse(error, values);
    } finally {
      runInAction(() => (this.saving = false));
    }
  }

  /** What is unsaved, as text; without secrets. */
  backup(): string {
    const kept = Object.entries(this.changes).filter(([name]) => !this.isSecret(name));
    return JSON.stringify(Object.fromEntries(kept));
  }

  restore(backup: string): void {
    const kept: unknown = JSON.parse(backup);
    if (typeof kept !== 'object' || kept === null) return;
    for (const [name, value] of Object.entries(kept)) if (name in this.values) this.put(name, value);
  }

  private isSecret(name: string): boolean {
    return this.options.secrets?.some((secret) => secret === name) ?? false;
  }

  private put(name: string, value: unknown): void {
    runInAction(() => (this.current = { ...this.values, [name]: value }));
    if (!this.errors.has(name) && !this.missing.has(name)) return;
    this.blame(
      new Map([...this.errors].filter(([each]) => each !== name)),
      new Set([...this.missing].filter((each) => each !== name)),
    );
  }

  private take(stored: V): void {
    const kept = this.changes;
    if (Object.keys(kept).length === 0) this.history.clear();
    const current = { ...stored, ...kept };
    runInAction(() => Object.assign(this, { stored, current, state: 'ready', problem: undefined }));
  }

  /** What was typed while it was saved stays. */
  private accept(sent: V, stored: V): void {
    const later = Object.entries(this.values).filter(([name, value]) => value !== Reflect.get(sent, name));
    const current = { ...stored, ...Object.fromEntries(later) };
    runInAction(() => Object.assign(this, { stored, current, unsent: false }));
    this.blame(new Map(), new Set());
    this.history.clear();
  }

  private isRight(): boolean {
    const missing = new Set([...this.required].filter((name) => isBlank(this.valueOf(name))));
    const found = Object.entries<string | undefined>(this.options.check?.(this.values) ?? {});
    const errors = new Map(found.flatMap(([name, error]) => (error === undefined ? [] : [[name, error] as const])));
    this.blame(errors, missing);
    if (errors.size + missing.size === 0) return true;
    runInAction(() => this.failures++);
    return false;
  }

  /** What was typed while it was sent isn't to blame. */
  private refuse(error: unknown, sent: V): false {
    const unsent = this.options.resumes === true && error instanceof FailedCall && error.unanswered;
    runInAction(() => (this.unsent = unsent));
    if (unsent || isCancellation(error)) return false;
    if (!(error instanceof FailedCall)) throw error;
    const { errors, others } = sortIssues(error.envelope.fields ?? [], new Set(Object.keys(this.values)));
    const still = [...errors].filter(([name]) => this.valueOf(name) === Reflect.get(sent, name));
    this.blame(new Map(still), new Set());
    const problem = errors.size === 0 ? error.message : others.join('\n') || undefined;
    runInAction(() => Object.assign(this, { problem, failures: this.failures + 1 }));
    return false;
  }

  private blame(errors: ReadonlyMap<string, string>, missing: ReadonlySet<string>): void {
    runInAction(() => Object.assign(this, { errors, missing }));
  }
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
