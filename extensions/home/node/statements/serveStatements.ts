import { Refusal } from 'lathe/common';
import { type ServerContext, type TenantSetting, TenantSettings } from 'lathe/node';
import { z } from 'zod';
import { isStatementName, Statement, statementCalls, type StatementName } from '../../common/statementCalls';

const Statements = z.object({
  agreement: Statement.prefault({}),
  privacy: Statement.prefault({}),
  service: Statement.prefault({}),
});

const statementSetting: TenantSetting<typeof Statements> = { name: 'statements', schema: Statements };

/** What the tenant says to its users of their rights and of its own. */
export function serveStatements({ get, serve }: ServerContext): void {
  const settings = get(TenantSettings);
  serve(statementCalls, {
    get: async ({ actor, params }) => (await settings.get(actor.tenant, statementSetting))[nameOf(params.name)],
    set: async ({ actor, params, body }) => {
      const name = nameOf(params.name);
      const after = await settings.change(actor, statementSetting, (before) => ({ ...before, [name]: body }));
      return after[name];
    },
  });
}

function nameOf(name: string): StatementName {
  if (isStatementName(name)) return name;
  throw new Refusal('NOT_FOUND', { parameters: { type: 'Statement', id: name } });
}
