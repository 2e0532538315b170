import Tokens from '@fastify/csrf';
import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { antiForgeryHeader } from '../../common/session/sessionNames';
import { Configuration } from '../configuration/configuration';
import { isForeign } from '../http/sameOrigin';

/** Twice the 300 seconds for which browsers keep a token. */
const validity = 600_000;

/** Tells what a user meant from what a foreign page makes his browser send. */
@injectable()
export class AntiForgery {
  private readonly tokens = new Tokens({ validity, userInfo: true });

  constructor(@inject(Configuration) private readonly configuration: Configuration) {}

  create(secret: string, sessionId: string): string {
    return this.tokens.create(secret, sessionId);
  }

  /** Throws a Refusal unless the request carries a token of this session and comes from a page of this server. */
  check(request: FastifyRequest, secret: string, sessionId: string): void {
    this.checkOrigin(request);
    const token = request.headers[antiForgeryHeader];
    if (typeof token !== 'string' || !this.tokens.verify(secret, token, sessionId)) throw new Refusal('FORGERY');
  }

  /** For what is done before there is a session. */
  checkOrigin(request: FastifyRequest): void {
    if (isForeign(request.headers, this.configuration.values.publicUrl)) throw new Refusal('FORGERY');
  }
}
