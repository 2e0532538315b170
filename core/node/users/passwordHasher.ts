import { hash, verify } from '@node-rs/argon2';
import { injectable } from 'inversify';
import { availableParallelism } from 'node:os';
import { Refusal } from '../../common/calls/refusal';
import { TurnTaking } from './turnTaking';

/** argon2id (2) with the parameters that OWASP names: 19 MiB, two rounds, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const longestQueue = 100;
/** In place of a hash, for who has no password: nothing that is typed fits. */
export const noPassword = '!';

/** Passwords are kept as argon2id hashes. The work is done by other threads, and never by all of them at once. */
@injectable()
export class PasswordHasher {
  private readonly turns = new TurnTaking(Math.max(1, Math.min(2, availableParallelism() - 1)), longestQueue);
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.work(() => hash(password, parameters));
  }

  /** Takes as long when there is no hash, so that nobody learns by the clock which users there are. */
  async verify(known: string | undefined, password: string): Promise<boolean> {
    const hasOne = known !== undefined && known !== noPassword;
    const compared = hasOne ? known : await this.prepareDecoy();
    const matches = await this.work(() => verify(compared, password));
    return matches && hasOne;
  }

  /** Makes the hash that a password is compared with when there is no user; done at start, as it takes its time. */
  prepareDecoy(): Promise<string> {
    this.decoy ??= this.hash(crypto.randomUUID());
    return this.decoy;
  }

  private async work<T>(job: () => Promise<T>): Promise<T> {
    const turn = this.turns.take(job);
    if (!turn) throw new Refusal('TOO_MANY', { parameters: { seconds: 5 } });
    return turn;
  }
}
