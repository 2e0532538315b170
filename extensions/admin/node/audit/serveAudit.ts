import { Refusal } from 'lathe/common';
import { Audit, AuditChain, counted, Database, type ServerContext } from 'lathe/node';
import { Readable } from 'node:stream';
import { auditCalls } from '../../common/auditCalls';
import { asCsv, asJson } from './auditExport';
import { AuditLog } from './auditLog';

export function serveAudit(context: ServerContext): void {
  context.bind(AuditLog);
  const log = context.get(AuditLog);
  context.serve(auditCalls, {
    list: async ({ actor, query: { sort, order, limit, offset, ...filter } }) => {
      const { rows, total } = await log.list(actor.tenant, filter, { sort, order, limit, offset });
      return counted(rows, total);
    },
    get: async ({ actor, params: { id } }) => {
      const entry = await log.get(actor.tenant, id);
      if (!entry) throw new Refusal('NOT_FOUND', { parameters: { type: 'AuditEntry', id } });
      return entry;
    },
    export: async ({ actor, query: { format, ...filter }, reply, signal }) => {
      // Who takes the log along is worth knowing too.
      const entry = { action: 'export', type: 'AuditLog', id: format, after: JSON.parse(JSON.stringify(filter)) };
      await context.get(Audit).record(context.get(Database).of(actor.tenant), actor, entry);
      const entries = log.all(actor.tenant, filter, signal);
      const day = new Date().toISOString().slice(0, 10);
      reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="audit-${day}.${format}"`);
      return reply.send(Readable.from(format === 'csv' ? asCsv(entries) : asJson(entries)));
    },
    verify: async ({ actor }) => {
      const { entries, head, broken } = await context.get(AuditChain).verify(actor.tenant);
      return { entries, head: head ?? null, broken: broken ?? null };
    },
  });
}
