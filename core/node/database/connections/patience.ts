import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../../../common/calls/refusal';
import { backoff } from './backoff';
import { ConnectionLost, inUsersWords, isOutdated, wasInTheWay } from './failures';

const greatestCollisions = 8;

/** Does it again while the database is away or another transaction is in the way, until it is time to say so. */
export async function withPatience<T>(work: () => Promise<T>, limit: number): Promise<T> {
  const until = performance.now() + limit;
  let collisions = 0;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const lost = error instanceof ConnectionLost;
      const collided = wasInTheWay(error) || isOutdated(error);
      if (!lost && !(collided && ++collisions < greatestCollisions)) throw inUsersWords(error);
      if (lost && performance.now() > until) throw new Refusal('DATABASE_AWAY');
      await wait(backoff(attempt));
    }
  }
}
