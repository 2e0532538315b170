import { injectable } from 'inversify';
import type { Actor } from './actor';
import { Gatekeeper } from '../http/gatekeeper';
import { Refusal } from '../../common/calls/refusal';

/** Knows nobody: what a server is guarded by until it has sessions. */
@injectable()
export class NoSessions extends Gatekeeper {
  async identify(): Promise<Actor | undefined> {
    return undefined;
  }

  async requireIntent(): Promise<void> {
    throw new Refusal('FORGERY');
  }
}
