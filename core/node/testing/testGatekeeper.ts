import type { FastifyRequest } from 'fastify';
import { injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { Gatekeeper } from '../http/gatekeeper';

/** For tests: signs in whom a header names, and takes one fixed anti-forgery token. */
@injectable()
export class TestGatekeeper extends Gatekeeper {
  private readonly actors = new Map<string, Actor>();

  headersOf(actor: Actor): Record<string, string> {
    const key = [...this.actors].find(([, known]) => known === actor)?.[0] ?? String(this.actors.size);
    this.actors.set(key, actor);
    return { 'test-actor': key };
  }

  async identify({ headers }: FastifyRequest): Promise<Actor | undefined> {
    return this.actors.get(String(headers['test-actor']));
  }

  async absence(): Promise<Refusal> {
    return new Refusal('NOT_SIGNED_IN');
  }

  async requireIntent({ headers }: FastifyRequest): Promise<void> {
    if (headers['csrf-token'] !== testToken) throw new Refusal('FORGERY');
  }
}

export const testToken = 'test-token';
