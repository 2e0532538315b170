import { observable } from 'mobx';
import { FailedCall } from '../../api/failedCall';
import { type Conflict, mergeFields, type Merged, type Preferred } from '../../merge/mergeFields';
import { FormModel, type FormOptions } from './formModel';

/** What a form that others may edit as well asks of what is around it; `S` is what is stored, `V` how it is edited. */
export interface MergedFormOptions<V extends object, S> extends Pick<FormOptions<V>, 'check'> {
  readonly read: () => Promise<S>;
  /** Stores the values, as they differ from those that they began with. */
  readonly write: (stored: S, before: V, values: V) => Promise<S>;
  readonly toValues: (stored: S) => V;
  /** Puts together what two people made of it; by default field by field. */
  readonly merge?: (base: V, mine: V, theirs: V, preferred: Preferred) => Merged<V>;
  /** Values that were kept as text, with what text leaves out because it is not there. */
  readonly complete?: (values: V) => V;
  readonly onStored?: (stored: S) => void;
  /** Whose changes are taken where both were at the same; undefined when nothing shall be saved yet. */
  readonly askConflict: (conflicts: readonly Conflict[]) => Promise<Preferred | undefined>;
  /** Others' changes were taken in. */
  readonly onMerged: () => void;
}

/** Somebody else was faster, or the own answer was lost on its way. */
const overtaken = new Set(['STALE', 'NOT_UNIQUE', 'NOT_FOUND']);

/** A form whose values are put together with what others stored meanwhile when it is saved. */
export class MergedForm<V extends object, S> {
  readonly stored = observable.box<S | undefined>(undefined, { deep: false });
  readonly form: FormModel<V>;
  private base: V | undefined;

  constructor(private readonly options: MergedFormOptions<V, S>) {
    this.form = new MergedFormModel(this, {
      load: async () => this.take(await options.read()),
      save: (values) => this.save(values),
      check: options.check,
      // What had arrived is put together with itself.
      resumes: true,
    });
  }

  /** With what the user's changes began. */
  get began(): V | undefined {
    return this.base;
  }

  merged(base: V, mine: V, theirs: V, preferred: Preferred): Merged<V> {
    return (this.options.merge ?? mergeFields)(base, mine, theirs, preferred);
  }

  complete(values: V): V {
    return this.options.complete?.(values) ?? values;
  }

  private async save(values: V): Promise<V> {
    const { base } = this;
    const stored = this.stored.get();
    if (!base || stored === undefined) throw new Error('A form is saved after it was loaded.');
    try {
      return this.take(await this.options.write(stored, base, values));
    } catch (error) {
      if (!(error instanceof FailedCall) || !overtaken.has(error.code)) throw error;
      return this.saveMerged(base, values);
    }
  }

  private async saveMerged(base: V, mine: V): Promise<V> {
    const { read, toValues, askConflict, write, onMerged } = this.options;
    const stored = await read();
    const theirs = toValues(stored);
    const first = this.merged(base, mine, theirs, 'mine');
    const preferred = first.conflicts.length > 0 ? await askConflict(first.conflicts) : 'mine';
    if (!preferred) throw new DOMException('It is not saved yet.', 'AbortError');
    const { values } = preferred === 'mine' ? first : this.merged(base, mine, theirs, preferred);
    const saved = this.take(await write(stored, theirs, values));
    onMerged();
    return saved;
  }

  private take(stored: S): V {
    const values = this.options.toValues(stored);
    this.base = values;
    this.stored.set(stored);
    this.options.onStored?.(stored);
    return values;
  }
}

interface Kept<V> {
  readonly changes: Partial<V>;
  readonly base: V;
}

/** Its backup tells with what the changes began: others may have gone on when it is restored. */
class MergedFormModel<V extends object, S> extends FormModel<V> {
  constructor(
    private readonly owner: MergedForm<V, S>,
    options: FormOptions<V>,
  ) {
    super(options);
  }

  /** What others have stored is put together with the user's changes when he saves; until then he sees what he began with. */
  override async load(): Promise<void> {
    if (this.state === 'ready' && (this.dirty || this.saving)) return;
    await super.load();
  }

  override backup(): string {
    return JSON.stringify({ changes: this.changes, base: this.owner.began });
  }

  override restore(backup: string): void {
    const { owner } = this;
    const theirs = owner.began;
    if (!theirs) return;
    // It is text that this form has written itself.
    const { changes, base } = JSON.parse(backup) as Kept<V>;
    const began = owner.complete(base);
    const { values } = owner.merged(began, owner.complete({ ...base, ...changes }), theirs, 'mine');
    for (const [name, value] of Object.entries(values)) this.change(name, value);
    this.history.clear();
  }
}
