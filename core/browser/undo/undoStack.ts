import { action, computed, makeObservable, observable, observableRef } from 'mobx';
import type { UndoTarget } from './undoTarget';

/** One change that can be taken back and made again. */
export interface UndoStep {
  /** What was done, as a user would name it: "Rename field". */
  readonly label: string;
  undo(): void;
  redo(): void;
  /** Steps of one group that follow each other within a moment become one: typing in a field, dragging a node. */
  readonly group?: string;
}

export interface UndoStackOptions {
  /** How many entries are kept. */
  readonly limit?: number;
  /** How long, in milliseconds, a step may come after the one that it joins. */
  readonly groupWithin?: number;
  readonly now?: () => number;
}

/** What one undo takes back, with the number of the state that it leads to. */
interface Entry {
  readonly state: number;
  readonly label: string;
  readonly group: string | undefined;
  readonly steps: readonly UndoStep[];
  readonly time: number;
}

/** The history of one editor. The change itself is already made when its step is pushed. */
export class UndoStack implements UndoTarget {
  private past: readonly Entry[] = [];
  private future: readonly Entry[] = [];
  /** The state below the oldest entry. */
  private floor = 0;
  private saved: number | undefined = 0;
  private states = 0;
  private open: UndoStep[] | undefined;
  private busy = false;
  private readonly limit: number;
  private readonly groupWithin: number;
  private readonly now: () => number;

  constructor({ limit = 1000, groupWithin = 1000, now = Date.now }: UndoStackOptions = {}) {
    this.limit = limit;
    this.groupWithin = groupWithin;
    this.now = now;
    makeObservable<this, 'past' | 'future' | 'floor' | 'saved' | 'add'>(this, {
      past: observableRef,
      future: observableRef,
      floor: observable,
      saved: observable,
      canUndo: computed,
      canRedo: computed,
      undoLabel: computed,
      redoLabel: computed,
      isSaved: computed,
      forget: action,
      undo: action,
      redo: action,
      markSaved: action,
      clear: action,
      add: action,
    });
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

  /** Whether this is the state that was saved last, even when it was reached by undoing. */
  get isSaved(): boolean {
    return this.saved === this.current();
  }

  /** Steps that an undo or redo itself causes are part of it and not kept. */
  push(step: UndoStep): void {
    if (this.busy) return;
    if (this.open) this.open.push(step);
    else this.add(step.label, step.group, [step]);
  }

  /** Of a change that has come to nothing there is nothing to take back. */
  forget(step: UndoStep): void {
    const isOther = ({ steps }: Entry): boolean => steps.length !== 1 || steps[0] !== step;
    this.past = this.past.filter(isOther);
    this.future = this.future.filter(isOther);
  }

  /** Everything pushed meanwhile is undone as one; when `work` throws, it is undone at once. */
  transact<T>(label: string, work: () => T): T {
    if (this.open) return work();
    const steps: UndoStep[] = [];
    this.open = steps;
    try {
      return work();
    } catch (error) {
      this.open = undefined;
      this.replay(() => [...steps].reverse().forEach((step) => step.undo()));
      steps.length = 0;
      throw error;
    } finally {
      this.open = undefined;
      if (steps.length > 0) this.add(label, undefined, steps);
    }
  }

  undo(): void {
    const entry = this.past.at(-1);
    if (!entry) return;
    this.replay(() => [...entry.steps].reverse().forEach((step) => step.undo()));
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, entry];
  }

  redo(): void {
    const entry = this.future.at(-1);
    if (!entry) return;
    this.replay(() => entry.steps.forEach((step) => step.redo()));
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, entry];
  }

  markSaved(): void {
    this.saved = this.current();
  }

  /** Forgets the history; the state is now taken for the saved one when `saved` says so. */
  clear(saved = true): void {
    this.past = [];
    this.future = [];
    this.floor = ++this.states;
    this.saved = saved ? this.floor : undefined;
  }

  private current(): number {
    return this.past.at(-1)?.state ?? this.floor;
  }

  private add(label: string, group: string | undefined, steps: readonly UndoStep[]): void {
    const last = this.past.at(-1);
    const time = this.now();
    this.future = [];
    const state = ++this.states;
    if (last && this.joins(last, group, time)) {
      this.past = [...this.past.slice(0, -1), { ...last, state, time, steps: [...last.steps, ...steps] }];
      return;
    }
    const grown = [...this.past, { state, label, group, steps, time }];
    const over = Math.max(0, grown.length - this.limit);
    this.floor = over > 0 ? (grown[over - 1]?.state ?? this.floor) : this.floor;
    this.past = grown.slice(over);
  }

  /** Nothing joins across the saved state, or that state could not be returned to. */
  private joins(last: Entry, group: string | undefined, time: number): boolean {
    return (
      group !== undefined && last.group === group && time - last.time <= this.groupWithin && this.saved !== last.state
    );
  }

  private replay(work: () => void): void {
    this.busy = true;
    try {
      work();
    } finally {
      this.busy = false;
    }
  }
}
