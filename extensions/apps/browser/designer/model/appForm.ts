import { FailedCall } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { FormModel } from 'lathe/ui';
import { observable } from 'mobx';
import type { Design, DesignChange } from '../../../common/designCalls';
import { type AppValues, completed, type StoredApp, toApp, toValues } from './appValues';
import { designChange } from './designChange';
import { type Conflict, mergeValues, type Preferred } from './mergeValues';

/** What the form of an application asks of what is around it. */
export interface Around {
  readonly read: () => Promise<Design>;
  readonly write: (change: DesignChange) => Promise<Design>;
  readonly onStored: (application: MetadataRecord) => void;
  /** Whose changes are taken where both were at the same; undefined when nothing shall be saved yet. */
  readonly askConflict: (conflicts: readonly Conflict[]) => Promise<Preferred | undefined>;
  /** Others' changes were taken in. */
  readonly onMerged: () => void;
  readonly check: (values: AppValues) => Partial<Record<keyof AppValues & string, string>>;
}

/** Somebody else was faster, or the own answer was lost on its way. */
const overtaken = new Set(['STALE', 'NOT_UNIQUE', 'NOT_FOUND']);

/** An application with its menus and tabs in one form: saved at once, and put together with what others did meanwhile. */
export class AppForm {
  readonly stored = observable.box<StoredApp | undefined>(undefined, { deep: false });
  readonly form: AppFormModel;
  private readonly ownership = observable.box({ ownerName: '', mayGrant: false }, { deep: false });
  /** What the user's changes began with. */
  private base: AppValues | undefined;

  constructor(private readonly around: Around) {
    this.form = new AppFormModel(this, {
      load: async () => this.take(await around.read()),
      save: (values) => this.save(values),
      check: around.check,
    });
  }

  get ownerName(): string {
    return this.ownership.get().ownerName;
  }

  get mayGrant(): boolean {
    return this.ownership.get().mayGrant;
  }

  get began(): AppValues | undefined {
    return this.base;
  }

  private async save(values: AppValues): Promise<AppValues> {
    const { base } = this;
    const stored = this.stored.get();
    if (!base || !stored) throw new Error('An application is saved after it was loaded.');
    try {
      return this.take(await this.around.write(designChange(stored, base, values)));
    } catch (error) {
      if (!(error instanceof FailedCall) || !overtaken.has(error.code)) throw error;
      return this.saveMerged(base, values);
    }
  }

  private async saveMerged(base: AppValues, mine: AppValues): Promise<AppValues> {
    const design = await this.around.read();
    const theirs = toValues(design);
    const first = mergeValues(base, mine, theirs, 'mine');
    const preferred = first.conflicts.length > 0 ? await this.around.askConflict(first.conflicts) : 'mine';
    if (!preferred) throw new DOMException('It is not saved yet.', 'AbortError');
    const { values } = preferred === 'mine' ? first : mergeValues(base, mine, theirs, preferred);
    const saved = this.take(await this.around.write(designChange(toApp(design.application), theirs, values)));
    this.around.onMerged();
    return saved;
  }

  private take(design: Design): AppValues {
    const values = toValues(design);
    this.base = values;
    this.stored.set(toApp(design.application));
    this.ownership.set({ ownerName: design.ownerName, mayGrant: design.mayGrant });
    this.around.onStored(design.application);
    return values;
  }
}

interface Kept {
  readonly changes: Partial<AppValues>;
  readonly base: AppValues;
}

/** Its backup tells with what the changes began: others may have gone on when it is restored. */
class AppFormModel extends FormModel<AppValues> {
  constructor(
    private readonly owner: AppForm,
    options: ConstructorParameters<typeof FormModel<AppValues>>[0],
  ) {
    super(options);
  }

  override backup(): string {
    return JSON.stringify({ changes: this.changes, base: this.owner.began });
  }

  override restore(backup: string): void {
    const theirs = this.owner.began;
    if (!theirs) return;
    // It is text that this form has written itself.
    const { changes, base } = JSON.parse(backup) as Kept;
    const began = completed(base);
    const { values } = mergeValues(began, completed({ ...base, ...changes }), theirs, 'mine');
    for (const [name, value] of Object.entries(values)) this.change(name, value);
    this.history.clear();
  }
}
