import type { FastifyRequest } from 'fastify';
import { injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { Tenant } from '../tenants/tenant';
import type { Actor } from './actor';

/** A kind of token by which programs say who they are. */
export interface BearerKind {
  /** With which its tokens begin: they are told apart by it, and found where somebody has left one behind. */
  readonly prefix: string;
  /** Undefined for a token that is unknown, has expired or was revoked; the actor may do no more than the token. */
  identify(token: string): Promise<Actor | undefined>;
  /** One who is no user and acts by such tokens, as he is now: undefined when he may no longer act. */
  find?(tenant: Tenant, id: string): Promise<Actor | undefined>;
}

const scheme = /^bearer +([\w.~+/-]+=*) *$/i;
const longest = 200;

/** Knows who makes a request by the token in its header "Authorization"; what kinds there are, others register. */
@injectable()
export class BearerTokens {
  private readonly kinds = new Map<string, BearerKind>();
  private readonly known = new WeakSet<Actor>();

  register(kind: BearerKind): Disposable {
    if (this.kinds.has(kind.prefix))
      throw new Error(`There is a kind of token already that begins with ${kind.prefix}.`);
    this.kinds.set(kind.prefix, kind);
    return toDisposable(() => this.kinds.delete(kind.prefix));
  }

  /** Whether the request means to be known by a token, whatever else it carries. */
  isUsedBy({ headers }: FastifyRequest): boolean {
    return /^bearer\b/i.test(headers.authorization ?? '');
  }

  /** Throws a Refusal when the token opens nothing. */
  async identify(request: FastifyRequest): Promise<Actor> {
    const [, token = ''] = scheme.exec(request.headers.authorization ?? '') ?? [];
    const kind = [...this.kinds.values()].find(({ prefix }) => token.startsWith(prefix));
    const found = token.length > longest ? undefined : await kind?.identify(token);
    if (!found) throw new Refusal('INVALID_TOKEN');
    const actor: Actor = { ...found, byToken: true, requestId: request.id, address: request.ip };
    this.known.add(actor);
    return actor;
  }

  /** For work that goes on without a request: one who is no user, as he is now. */
  async find(tenant: Tenant, id: string): Promise<Actor | undefined> {
    for (const kind of this.kinds.values()) {
      const found = await kind.find?.(tenant, id);
      if (found) return found;
    }
    return undefined;
  }

  /** No page can make a browser send a token that the browser doesn't have: such a request is meant. */
  hasIdentified(actor: Actor): boolean {
    return this.known.has(actor);
  }
}

/** For what a token must not be enough for: to make another token, which would outlive it and may do more. */
export function refuseTokens({ byToken }: Actor): void {
  if (byToken) throw new Refusal('SESSION_NEEDED');
}
