import type { ApiOf } from 'lathe';
import type { environmentCalls, EnvironmentView } from '../../common/environmentCalls';

export interface ResourceInstance {
  readonly id: string;
  readonly tenant: string;
  readonly env: EnvironmentView['kind'];
  readonly spec: string;
  /** Where the main instance is that it belongs to. */
  readonly mainDomain: string;
}

/** The instances of the tenant, each with its main one as the server relates them. */
export async function loadInstances(
  calls: Pick<ApiOf<typeof environmentCalls>, 'instances' | 'relation'>,
  signal: AbortSignal,
): Promise<readonly ResourceInstance[]> {
  const { rows } = await calls.instances({ signal });
  const kinds = new Map(
    rows.map(({ astroTenantId, env }) => [`${astroTenantId} ${env}`, { tenantId: astroTenantId, env }]),
  );
  const instances = [...kinds.values()];
  const related = instances.length === 0 ? [] : await calls.relation({ body: { instances }, signal });
  const mains = new Map(related.map(({ tenantId, env, masterInstance }) => [`${tenantId} ${env}`, masterInstance]));
  return rows.map(({ astroTenantId: tenant, env, spec }, index) => ({
    id: String(index),
    tenant,
    env,
    spec,
    mainDomain: mains.get(`${tenant} ${env}`)?.mainDomain ?? '',
  }));
}
