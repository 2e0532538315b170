import { namespaceTopic, Refusal } from 'lathe/common';
import { Audit, codeOf, Database, Events, type ServerContext, Tenants } from 'lathe/node';
import { namespaceCalls, namespaceLengths, namespaceProblem } from '../../common/namespaceCalls';

const uniqueViolation = '23505';

export function serveNamespace(context: ServerContext): void {
  const tenants = context.get(Tenants);
  const problemWith = async (name: string): Promise<string | undefined> =>
    namespaceProblem(name) ?? ((await tenants.isNamespaceFree(name)) ? undefined : 'NAMESPACE_TAKEN');
  context.serve(namespaceCalls, {
    get: async ({ actor }) => ({ name: await tenants.namespaceOf(actor.tenant) }),
    set: async ({ actor, body: { name } }) => {
      if (await tenants.namespaceOf(actor.tenant)) throw refused('NAMESPACE_SET');
      const problem = await problemWith(name);
      if (problem) throw refused(problem);
      const { tenant } = actor;
      await context
        .get(Database)
        .transact(tenant, async (transaction) => {
          if (!(await tenants.setNamespace(transaction, tenant, name))) throw refused('NAMESPACE_SET');
          const entry = { action: 'setNamespace', type: 'Tenant', id: tenant.id, name: tenant.name };
          await context.get(Audit).record(transaction, actor, { ...entry, before: null, after: { namespace: name } });
          const event = { topic: namespaceTopic, action: 'updated', name };
          await context.get(Events).publish(transaction, tenant, event);
        })
        .catch((error: unknown) => {
          throw codeOf(error) === uniqueViolation ? refused('NAMESPACE_TAKEN') : error;
        });
      return { name };
    },
    check: async ({ params: { name }, locale }) => {
      const code = (await problemWith(name)) ?? null;
      const reason = code && context.say(locale, `error.${code}`, { ...namespaceLengths });
      return { available: code === null, code, reason };
    },
  });
}

function refused(code: string): Refusal {
  const status = code === 'NAMESPACE_SET' || code === 'NAMESPACE_TAKEN' ? 409 : 400;
  return new Refusal(code, {
    status,
    parameters: { ...namespaceLengths },
    fields: [{ path: 'body.name', message: code }],
  });
}
