import { inject, injectable } from 'inversify';
import { autorun, untracked } from 'mobx';
import { Emitter } from '../../common/event';
import { type Disposable, combineDisposables, toDisposable } from '../../common/lifecycle';
import { Backups } from './backups';
import { type WorkingCopy, resourceOf } from './workingCopy';

/** How long unsaved text may live in memory alone. */
const delay = 200;
/** Reading and storing a text of this size takes a while, so it is done less often. */
const longText = 2_000_000;
const delayOfLongTexts = 1500;

interface Watched {
  readonly copies: Set<WorkingCopy>;
  length: number;
  /** The text that is on disk, or on its way there. */
  written: string | undefined;
}

/** Keeps a backup of every dirty copy, always at most a moment old, and takes it away when the copy is saved. */
@injectable()
export class BackupWriter {
  private readonly watched = new Map<string, Watched>();
  private readonly unkept = new Set<string>();
  private readonly changed = new Emitter<string>();
  /** Fires with the resource whose unsaved text became another. */
  readonly onDidChange = this.changed.event;

  constructor(@inject(Backups) private readonly backups: Backups) {}

  watch(copy: WorkingCopy): Disposable {
    const resource = resourceOf(copy);
    const watched = this.watched.get(resource) ?? {
      copies: new Set<WorkingCopy>(),
      length: 0,
      written: this.backups.get(resource)?.text,
    };
    this.watched.set(resource, watched);
    watched.copies.add(copy);
    const stop = autorun(
      () => {
        const text = copy.dirty ? copy.backup() : undefined;
        untracked(() => this.update(copy, watched, text));
      },
      { scheduler: (run) => setTimeout(run, watched.length > longText ? delayOfLongTexts : delay) },
    );
    return combineDisposables(
      toDisposable(() => this.unwatch(resource, watched, copy)),
      toDisposable(stop),
    );
  }

  /** Writes at once what is still waiting; for a page that is about to go. */
  flush(): void {
    for (const watched of this.watched.values()) {
      const [copy] = watched.copies;
      if (copy) this.update(copy, watched, copy.dirty ? copy.backup() : undefined);
    }
  }

  /** Whether leaving now would lose something. */
  get mayLose(): boolean {
    return this.unkept.size > 0;
  }

  async discard(resource: string): Promise<void> {
    const watched = this.watched.get(resource);
    if (watched) watched.written = undefined;
    this.unkept.delete(resource);
    await this.backups.delete(resource);
  }

  private update(copy: WorkingCopy, watched: Watched, text: string | undefined): void {
    watched.length = text?.length ?? 0;
    if (text === watched.written) return;
    watched.written = text;
    const resource = resourceOf(copy);
    if (text === undefined) void this.discard(resource);
    else void this.write(copy, watched, text);
    this.changed.fire(resource);
  }

  private async write(copy: WorkingCopy, watched: Watched, text: string): Promise<void> {
    const resource = resourceOf(copy);
    const kept = await this.backups.put({
      resource,
      name: copy.name ?? resource,
      tabKeys: [...watched.copies].map((each) => each.tabKey),
      route: copy.route,
      text,
      state: copy.backupState?.(),
    });
    if (watched.written !== text) return;
    if (kept) this.unkept.delete(resource);
    else this.unkept.add(resource);
  }

  private unwatch(resource: string, watched: Watched, copy: WorkingCopy): void {
    watched.copies.delete(copy);
    const [other] = watched.copies;
    if (other) {
      if (watched.written !== undefined) void this.write(other, watched, watched.written);
      return;
    }
    // What became clean a moment ago, as by being saved under a name, leaves nothing behind.
    if (!copy.dirty) this.update(copy, watched, undefined);
    this.watched.delete(resource);
    this.unkept.delete(resource);
  }
}
