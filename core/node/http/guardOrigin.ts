import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../common/calls/refusal';
import { callOf } from './callOf';
import { isForeign } from './sameOrigin';

const thisMachine = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
/** A foreign page can make a name of its own lead here, but not an address. */
const anyAddress = /^(\d{1,3}(\.\d{1,3}){3}|\[[\da-f:.]+\])(:\d+)?$/;
/** Supervisors ask by whatever name they know. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);
const reading = /^(GET|HEAD|OPTIONS)$/;

/** The server answers under its own names only, and a page of another site can change nothing here. */
export function guardOrigin(server: FastifyInstance, publicUrl: string | undefined): void {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host.toLowerCase();
  server.addHook('onRequest', async (request) => {
    const { headers, method, url } = request;
    const host = (headers.host ?? '').toLowerCase();
    if (!isOurs(host, publicHost) && !probes.has(url)) {
      throw new Refusal('WRONG_HOST', { parameters: { host: host.slice(0, 100) } });
    }
    const open = reading.test(method) || callOf(request)?.fromAnySite === true;
    if (!open && isForeign(headers, publicUrl)) throw new Refusal('FOREIGN_SITE');
  });
}

/** Sub-domains belong to tenants. */
function isOurs(host: string, publicHost: string | undefined): boolean {
  const known = publicHost !== undefined && (host === publicHost || host.endsWith(`.${publicHost}`));
  return known || thisMachine.test(host) || anyAddress.test(host);
}
