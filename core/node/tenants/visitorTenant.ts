import type { FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { z } from 'zod';
import type { Actor } from '../access/actor';
import type { Tenant } from './tenant';
import { Tenants } from './tenants';

const Named = z.object({ 'tenant-id': z.string() });

/** Whose brand and rules somebody sees who has not signed in yet. */
@injectable()
export class VisitorTenant {
  constructor(@inject(Tenants) private readonly tenants: Tenants) {}

  /** His own, the one that the address or a cookie names, or else the first of the installation. */
  async of(request: FastifyRequest, actor?: Actor): Promise<Tenant | undefined> {
    if (actor) return actor.tenant;
    const named = Named.safeParse(request.query).data?.['tenant-id'] ?? cookieOf(request);
    return (named === undefined ? undefined : await this.tenants.find(named)) ?? this.tenants.first();
  }
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)tenant-id=([\w-]{1,40})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}
