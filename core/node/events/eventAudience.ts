import { ContributionPoint } from '../../common/extensions/contributionPoint';
import type { LiveEvent } from '../../common/events/liveEvent';
import type { Actor } from '../access/actor';

/** Of which types of things users of built applications may hear, on one topic: the others are nothing for them. */
export interface EventAudience {
  readonly topic: string;
  /** When something happens on these, it is looked up again. */
  readonly changedBy: readonly string[];
  typesFor(actor: Actor): Promise<ReadonlySet<string>>;
}

/** Filled by whoever tells of things that not everybody may know of. */
export const eventAudience = new ContributionPoint<EventAudience>('lathe.events.audience');

/** What one user may hear, as it was when it was looked up. */
export type Hearing = (event: LiveEvent) => boolean;

/** Users of the console see how everything is called. */
export async function hearingOf(actor: Actor, audiences: readonly EventAudience[]): Promise<Hearing> {
  if (actor.kind === 'User') return () => true;
  const known = await Promise.all(audiences.map(async (each) => [each.topic, await each.typesFor(actor)] as const));
  const types = new Map(known);
  return ({ topic, type }) => type === undefined || types.get(topic)?.has(type) !== false;
}
