import { inject, injectable } from 'inversify';
import { computed, makeObservable, observable, runInAction, when } from 'mobx';
import { onUnexpectedError } from '../../common/event';
import { type Disposable, combineDisposables, toDisposable } from '../../common/lifecycle';
import { Registry } from '../registry';
import { AskToSave } from './askToSave';
import { type Backup, Backups } from './backups';
import { BackupWriter } from './backupWriter';
import { type SaveReason, type WorkingCopy, resourceOf } from './workingCopy';

/** Shows a tab so that its editor comes to life. */
export type TabWaker = (tabKey: string) => Promise<void>;

const wakeTimeout = 30_000;

/** Everything that is being edited: what is dirty, saving it, and keeping it through a reload or a crash. */
@injectable()
export class WorkingCopies {
  private readonly copies = new Registry<WorkingCopy>('working copy');
  private waker: TabWaker | undefined;
  /** Tabs whose editors are on their way. */
  private readonly expected = observable.set<string>();

  constructor(
    @inject(Backups) private readonly backups: Backups,
    @inject(BackupWriter) private readonly writer: BackupWriter,
    @inject(AskToSave) private readonly askToSave: AskToSave,
  ) {
    makeObservable(this, { dirty: computed });
  }

  /** How to reach the editors of tabs that were restored and not shown yet. */
  setWaker(waker: TabWaker): void {
    this.waker = waker;
  }

  /**
   * One copy for each tab, for as long as the tab is open. Unsaved text of before the page was loaded must be back in it
   * by now: the backup of a copy that arrives clean is done with.
   */
  register(copy: WorkingCopy): Disposable {
    return combineDisposables(this.copies.add(copy.tabKey, copy), this.writer.watch(copy));
  }

  /** The copy of this tab is still to come, until the result is disposed of: who saves before then has not saved in vain. */
  expect(tabKey: string): Disposable {
    runInAction(() => this.expected.add(tabKey));
    return toDisposable(() => runInAction(() => this.expected.delete(tabKey)));
  }

  ofTab(tabKey: string): WorkingCopy | undefined {
    return this.copies.get(tabKey);
  }

  all(): readonly WorkingCopy[] {
    return this.copies.values();
  }

  /** The copies with unsaved changes, one for each resource. */
  get dirty(): readonly WorkingCopy[] {
    return onePerResource(this.copies.values().filter((copy) => copy.dirty));
  }

  /** Also of a tab that was restored and not shown yet. */
  isDirty(tabKey: string): boolean {
    const copy = this.copies.get(tabKey);
    return copy ? copy.dirty : this.sleepingBackup(tabKey) !== undefined;
  }

  /** Unsaved text of before the page was loaded. */
  async backupOf(resource: string): Promise<string | undefined> {
    return Promise.resolve(this.restored(resource)?.text);
  }

  restored(resource: string): Backup | undefined {
    return this.backups.get(resource);
  }

  /** True when there was nothing to save or it is saved. */
  async save(tabKey: string, reason: SaveReason = 'explicit'): Promise<boolean> {
    const copy = await this.wake(tabKey);
    return !copy || (await copy.save(reason)) !== false;
  }

  /** True when all could be saved; one that fails does not keep the others from it. */
  async saveAll(): Promise<boolean> {
    for (const { tabKeys } of this.sleeping()) if (tabKeys[0]) await this.wake(tabKeys[0]);
    return this.saveEach(this.dirty);
  }

  async revert(tabKey: string): Promise<void> {
    await (await this.wake(tabKey))?.revert();
  }

  /** Before tabs close: asks what becomes of unsaved work; false when the user cancels or it cannot be saved. */
  async confirmClose(tabKeys: readonly string[]): Promise<boolean> {
    const lost = this.lostWith(new Set(tabKeys));
    if (lost.length === 0) return true;
    const answer = await this.askToSave.ask(lost.map(({ name }) => name));
    if (answer === 'cancel') return false;
    if (answer === 'discard') {
      await Promise.all(lost.map(({ resource }) => this.discard(resource)));
      return true;
    }
    let all = true;
    for (const { tabKey } of lost) all = (await this.save(tabKey)) && all;
    return all;
  }

  /** Forgets unsaved work. */
  async discard(resource: string): Promise<void> {
    const copy = this.copies.values().find((each) => resourceOf(each) === resource);
    try {
      if (copy?.dirty) await copy.revert();
    } catch (error) {
      onUnexpectedError(error);
    }
    await this.writer.discard(resource);
  }

  /** What is dirty and shown in no tab but those. */
  private lostWith(closing: ReadonlySet<string>): readonly { tabKey: string; resource: string; name: string }[] {
    const staying = new Set(
      this.copies
        .values()
        .filter((copy) => !closing.has(copy.tabKey))
        .map(resourceOf),
    );
    const copies = onePerResource(this.copies.values().filter((copy) => copy.dirty && closing.has(copy.tabKey)))
      .filter((copy) => !staying.has(resourceOf(copy)))
      .map((copy) => ({ tabKey: copy.tabKey, resource: resourceOf(copy), name: copy.name ?? resourceOf(copy) }));
    const sleeping = this.sleeping()
      .filter(({ tabKeys }) => tabKeys.length > 0 && tabKeys.every((key) => closing.has(key)))
      .map(({ tabKeys, resource, name }) => ({ tabKey: tabKeys[0] ?? resource, resource, name }));
    return [...copies, ...sleeping];
  }

  /** Backups whose editors have not come to life since the page was loaded. */
  sleeping(): readonly Backup[] {
    const awake = new Set(this.copies.values().map(resourceOf));
    return this.backups.all().filter(({ resource }) => !awake.has(resource));
  }

  private sleepingBackup(tabKey: string): Backup | undefined {
    return this.sleeping().find(({ tabKeys }) => tabKeys.includes(tabKey));
  }

  private async wake(tabKey: string): Promise<WorkingCopy | undefined> {
    if (!this.copies.has(tabKey) && this.waker && this.sleepingBackup(tabKey)) {
      await this.waker(tabKey);
      await when(() => this.copies.has(tabKey), { timeout: wakeTimeout });
    }
    await when(() => !this.expected.has(tabKey));
    return this.copies.get(tabKey);
  }

  private async saveEach(copies: readonly WorkingCopy[]): Promise<boolean> {
    const failures: unknown[] = [];
    let all = true;
    for (const copy of copies) {
      try {
        all = (await copy.save('explicit')) !== false && all;
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, failures.map(String).join('\n'));
    return all;
  }
}

function onePerResource(copies: readonly WorkingCopy[]): readonly WorkingCopy[] {
  return [...new Map(copies.map((copy) => [resourceOf(copy), copy])).values()];
}
