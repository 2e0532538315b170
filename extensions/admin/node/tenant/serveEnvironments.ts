import { Refusal } from 'lathe/common';
import { type Actor, counted, type ServerContext, TenantSettings } from 'lathe/node';
import { environmentCalls, type EnvironmentInput, type EnvironmentView } from '../../common/environmentCalls';
import { environmentSetting, masterOf, viewOf, withEnvironment, withoutEnvironment } from './environments';

export function serveEnvironments(context: ServerContext): void {
  const settings = context.get(TenantSettings);
  const allOf = async ({ tenant }: Actor) => (await settings.get(tenant, environmentSetting)).all;
  const write = async (actor: Actor, input: EnvironmentInput, id?: string): Promise<EnvironmentView> => {
    let changed: EnvironmentView | undefined;
    await settings.change(actor, environmentSetting, ({ all }) => {
      const result = withEnvironment(all, input, id);
      changed = viewOf(result.changed);
      return { all: result.all };
    });
    if (!changed) throw new Error('Nothing was changed.');
    return changed;
  };
  context.serve(environmentCalls, {
    list: async ({ actor }) => {
      const rows = (await allOf(actor)).map(viewOf);
      return counted(rows, rows.length);
    },
    create: ({ actor, body }) => write(actor, body),
    change: ({ actor, body, params }) => write(actor, body, params.id),
    remove: async ({ actor, params: { id } }) => {
      await settings.change(actor, environmentSetting, ({ all }) => ({ all: withoutEnvironment(all, id) }));
      return null;
    },
    instances: async ({ actor }) => {
      const all = await allOf(actor);
      const masterInstance = masterOf(all);
      const rows = all.map(({ kind: env, spec }) => ({ astroTenantId: actor.tenant.id, env, spec, masterInstance }));
      return counted(rows, rows.length);
    },
    relation: async ({ actor, body: { instances } }) => {
      const all = await allOf(actor);
      return instances.map(({ tenantId, env }) => {
        if (tenantId !== actor.tenant.id || !all.some(({ kind }) => kind === env))
          throw new Refusal('NOT_FOUND', { parameters: { type: 'Instance', id: `${tenantId} ${env}` } });
        return { tenantId, env, masterInstance: masterOf(all) };
      });
    },
  });
}
