import type { UndoTarget } from 'lathe';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

/** A change that the server made, and can take back: false when it would not. */
export interface HistoryStep {
  readonly label: string;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
}

const most = 100;

/** What was done to a tree; one step after the other, as each waits for the server. */
export class TreeHistory implements UndoTarget {
  private past: readonly HistoryStep[] = [];
  private future: readonly HistoryStep[] = [];
  private pending = 0;
  private working: Promise<void> = Promise.resolve();

  constructor() {
    makeObservable<this, 'past' | 'future' | 'pending'>(this, {
      past: observableRef,
      future: observableRef,
      pending: observable,
    });
  }

  get canUndo(): boolean {
    return this.past.length + this.pending > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  get undoLabel(): string | undefined {
    return this.past.at(-1)?.label;
  }

  get redoLabel(): string | undefined {
    return this.future.at(-1)?.label;
  }

  /** Work that is shown already: an undo waits until it is done, and takes back just that. */
  async during(work: Promise<HistoryStep | undefined>): Promise<boolean> {
    runInAction(() => this.pending++);
    const done = work.then(
      (step) => {
        if (step) this.push(step);
        return step !== undefined;
      },
      () => false,
    );
    const before = this.working;
    this.working = Promise.all([before, done]).then(() => undefined);
    await done;
    runInAction(() => this.pending--);
    await work;
    return done;
  }

  private push(step: HistoryStep): void {
    this.set([...this.past, step].slice(-most), []);
  }

  clear(): void {
    this.set([], []);
  }

  undo(): Promise<void> {
    return this.next(async () => {
      const step = this.past.at(-1);
      if (!step) return;
      const done = await step.undo();
      // What cannot be taken back any more is no longer offered.
      this.set(
        this.past.filter((one) => one !== step),
        done ? [...this.future, step] : this.future,
      );
    });
  }

  redo(): Promise<void> {
    return this.next(async () => {
      const step = this.future.at(-1);
      if (!step) return;
      const done = await step.redo();
      this.set(
        done ? [...this.past, step] : this.past,
        this.future.filter((one) => one !== step),
      );
    });
  }

  private next(work: () => Promise<void>): Promise<void> {
    this.working = this.working.then(work, work);
    return this.working;
  }

  private set(past: readonly HistoryStep[], future: readonly HistoryStep[]): void {
    runInAction(() => Object.assign(this, { past, future }));
  }
}
