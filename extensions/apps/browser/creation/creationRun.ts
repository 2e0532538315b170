import type { LiveEvent } from 'lathe';
import { makeAutoObservable, observableRef } from 'mobx';

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'undone';

export interface CreationStep {
  readonly title: string;
  readonly state: StepState;
}

/**
 * 'asked': the server has not said that it begins; 'lost': nothing is heard of it, and it is looked for;
 * 'refused': nothing was made and nothing had to be taken back.
 */
export type CreationPhase = 'asked' | 'running' | 'undoing' | 'lost' | 'done' | 'undone' | 'refused';

interface Named {
  readonly name: string;
  readonly label: string;
}

/** An application on its way, as the server tells of it. */
export class CreationRun {
  phase: CreationPhase = 'asked';
  /** The id of what was made, once the server has said so. */
  application: string | undefined = undefined;
  private titles: readonly string[] = [];
  private at = -1;
  private id: string | undefined = undefined;

  constructor(readonly wanted: Named) {
    makeAutoObservable<this, 'titles'>(this, { wanted: false, titles: observableRef });
  }

  get steps(): readonly CreationStep[] {
    return this.titles.map((title, number) => ({ title, state: this.stateOf(number) }));
  }

  /** The server has begun: what it did is taken back if it fails. */
  get begun(): boolean {
    return this.id !== undefined;
  }

  get ended(): boolean {
    return this.phase === 'done' || this.phase === 'undone' || this.phase === 'refused';
  }

  hear(event: LiveEvent): void {
    if (this.ended || !this.isAbout(event)) return;
    const { id, action, steps, step, application } = event;
    this.id = id;
    if (Array.isArray(steps)) this.titles = steps.map(String);
    if (typeof step === 'number') this.at = step;
    if (action === 'begun' || action === 'step') this.phase = 'running';
    if (action === 'undoing') this.phase = 'undoing';
    if (action === 'undone') this.phase = 'undone';
    if (action === 'done') this.succeed(typeof application === 'string' ? application : undefined);
  }

  succeed(application: string | undefined): void {
    this.application = application;
    this.phase = 'done';
  }

  fail(): void {
    this.phase = this.begun ? 'undone' : 'refused';
  }

  lose(): void {
    if (!this.ended) this.phase = 'lost';
  }

  private isAbout({ id, action, name, label }: LiveEvent): boolean {
    if (this.id !== undefined) return this.id === id;
    if (action !== 'begun' || label !== this.wanted.label || typeof name !== 'string') return false;
    return isNamed(name, this.wanted.name);
  }

  private stateOf(number: number): StepState {
    if (this.phase === 'done' || number < this.at) return this.phase === 'undone' ? 'undone' : 'done';
    if (number > this.at) return 'waiting';
    return this.phase === 'undoing' || this.phase === 'undone' ? 'failed' : 'running';
  }
}

/** Whether a name is one that was wanted, with or without its namespace. */
export function isNamed(name: string, wanted: string): boolean {
  const [full, part] = [name.toLowerCase(), wanted.trim().toLowerCase()];
  return full === part || full.endsWith(`__${part}`);
}
