import type { UndoTarget } from 'lathe';
import { makeObservable, observableRef, runInAction } from 'mobx';

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
  private working: Promise<void> = Promise.resolve();

  constructor() {
    makeObservable<this, 'past' | 'future'>(this, { past: observableRef, future: observableRef });
  }

  get canUndo(): boolean {
    return this.past.length > 0;
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

  push(step: HistoryStep): void {
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
