import type { Conflict, Preferred } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { type FormModel, MergedForm } from 'lathe/ui';
import { computed } from 'mobx';
import type { Design, DesignChange } from '../../../common/designCalls';
import { type AppValues, completed, type StoredApp, toApp, toValues } from './appValues';
import { designChange } from './designChange';
import { mergeValues } from './mergeValues';

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

/** An application with its menus and tabs in one form: saved at once, and put together with what others did meanwhile. */
export class AppForm {
  readonly stored = computed((): StoredApp | undefined => {
    const design = this.merged.stored.get();
    return design && toApp(design.application);
  });
  private readonly merged: MergedForm<AppValues, Design>;

  constructor({ onStored, write, ...around }: Around) {
    this.merged = new MergedForm({
      ...around,
      ...{ toValues, merge: mergeValues, complete: completed },
      write: (stored, before, values) => write(designChange(toApp(stored.application), before, values)),
      onStored: ({ application }) => onStored(application),
    });
  }

  get form(): FormModel<AppValues> {
    return this.merged.form;
  }

  get ownerName(): string {
    return this.merged.stored.get()?.ownerName ?? '';
  }

  get mayGrant(): boolean {
    return this.merged.stored.get()?.mayGrant ?? false;
  }
}
