import type { Container } from 'inversify';
import { type AuditCheck, type BrokenEntry, AuditChain } from '../../../core/node/audit/auditChain';
import type { Tenant } from '../../../core/node/tenants/tenant';
import { Tenants } from '../../../core/node/tenants/tenants';
import { ToolError } from './tool';
import { explainEmpty } from './toolServer';

/** What is said of the logs of all tenants, or of one, by name or id; a broken one is an error. */
export async function verifyAudit(container: Container, wanted?: string): Promise<string> {
  const all = await container.get(Tenants).all().catch(explainEmpty);
  const tenants = all.filter(({ id, name }) => wanted === undefined || wanted === id || wanted === name);
  if (tenants.length === 0) throw new ToolError(`There is no tenant ${wanted ?? ''}.`);
  const said: string[] = [];
  let broken = false;
  for (const tenant of tenants) {
    const check = await container.get(AuditChain).verify(tenant);
    broken ||= check.broken !== undefined;
    said.push(describe(tenant, check));
  }
  if (broken) throw new ToolError(said.join('\n'));
  return said.join('\n');
}

function describe({ name, id }: Tenant, { entries, head, broken }: AuditCheck): string {
  const log = `The audit log of ${name} (${id})`;
  if (broken) return `${log} is broken: ${explain(broken)}`;
  return `${log} is intact: ${entries} entries${head ? `, the last hash is ${head.hash}` : ''}.`;
}

function explain({ reason, position, number, at, userName, action }: BrokenEntry): string {
  const place = position === undefined ? '' : ` at place ${position}`;
  const says = action === undefined ? '' : ` (it says: ${at ?? '?'} ${userName ?? ''} ${action})`;
  switch (reason) {
    case 'changed':
      return `the entry ${number}${place} is not what was written there${says}; it was changed, or another one was removed or moved.`;
    case 'missing':
      return `the entry${number === undefined ? '' : ` ${number}`}${place} is missing.`;
    case 'inserted':
      return `the entry ${number} was put in${says}; it is in no chain.`;
    case 'rewritten':
      return `the chain was made anew; it differs from what the server noted at the entry ${number}${place}${says}.`;
    case 'truncated':
      return (
        `its end is missing, from place ${position} on${number === undefined ? '' : ` (after the entry ${number})`}. ` +
        'If an older state of the database was restored on purpose, remove the notes in the folder "audit" of the data folder.'
      );
  }
}
