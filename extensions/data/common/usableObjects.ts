import { ContributionPoint } from 'lathe/common';

/** Who asks; on the server an actor. */
export interface Caller {
  readonly userId: string;
}

/** An object whose rows somebody may read. */
export interface UsableObject {
  readonly id: string;
  readonly name: string;
  /** Whether he may make rows too. */
  readonly create: boolean;
}

export interface ObjectUse {
  /** All that the caller may use. */
  of(caller: Caller): Promise<readonly UsableObject[]>;
}

/** Filled by this extension: other areas on the server learn here what may be shown to somebody. */
export const objectUse = new ContributionPoint<ObjectUse>('lathe.data.objectUse');
