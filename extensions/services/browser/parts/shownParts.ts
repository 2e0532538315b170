import type { Moves } from '../../../apps/common/entryTree';

/** What a section of a service's editor lets commands do with what is selected in it. */
export interface ShownParts {
  /** What it shows is known. */
  readonly ready?: boolean;
  readonly moves?: Moves;
  /** What the first of what is selected is. */
  readonly chosenKind?: string;
  /** One step up or down among its siblings. */
  step?(by: -1 | 1): Promise<void>;
  indent?(): Promise<void>;
  outdent?(): Promise<void>;
  remove?(): Promise<void>;
  /** The request that is filled in. */
  send?(): void;
}
