import { type Actor, Database, Events, MetadataStore, type ServerContext } from 'lathe/node';
import { DashboardData } from '../../common/dashboards/dashboardData';
import { dashboardCalls, viewCalls } from '../../common/saved/savedCalls';
import { ViewData } from '../../common/views/viewData';
import { RowAccess } from '../access/rowAccess';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { DashboardCheck } from './dashboardCheck';
import { RequestCheck } from './requestCheck';
import { DashboardHooks, ViewHooks } from './savedHooks';
import { SavedItems } from './savedItems';
import { savedMigrations } from './savedMigrations';
import { ViewCheck } from './viewCheck';

/** Views and dashboards: types of metadata when they are shared, and their owner's own rows when not. */
export function serveSaved({ bind, get, metadata, migrate, serve }: ServerContext): void {
  for (const service of [RequestCheck, ViewCheck, DashboardCheck, ViewHooks, DashboardHooks]) bind(service);
  migrate(savedMigrations);
  const [views, dashboards] = [get(ViewCheck), get(DashboardCheck)];
  const uses = { uses: {} };
  metadata.register({
    ...{ name: 'View', prefix: '000W', label: 'view', schema: ViewData },
    ...{ references: uses, hooks: get(ViewHooks) },
  });
  metadata.register({
    ...{ name: 'Dashboard', prefix: '000D', label: 'dashboard', schema: DashboardData },
    ...{ references: uses, hooks: get(DashboardHooks) },
  });
  const parts = { database: get(Database), metadata: get(MetadataStore), events: get(Events) };
  const reads = async (actor: Actor, object: string): Promise<boolean> => {
    const models = await get(ObjectCatalogue).of(actor.tenant);
    const model = models.find(object);
    return model !== undefined && (await get(RowAccess).reading(actor, model, models)).readable;
  };
  const ownViews = new SavedItems(
    {
      ...{ type: 'View', prefix: '000W', schema: ViewData },
      check: (...given) => views.check(...given),
      begin: (...given) => views.begin(...given),
      readable: (actor, { object }) => reads(actor, object),
    },
    parts,
  );
  const ownDashboards = new SavedItems(
    {
      ...{ type: 'Dashboard', prefix: '000D', schema: DashboardData },
      check: (...given) => dashboards.check(...given),
      begin: (...given) => dashboards.check(...given),
      readable: async (actor, { tiles }) => {
        const objects = [...new Set(tiles.flatMap(({ object }) => object ?? []))];
        if (objects.length === 0) return true;
        return (await Promise.all(objects.map((object) => reads(actor, object)))).some(Boolean);
      },
    },
    parts,
  );
  serve(viewCalls, {
    list: ({ actor, query }) => ownViews.list(actor, query),
    get: ({ actor, params }) => ownViews.get(actor, params.viewId),
    create: ({ actor, body }) => ownViews.create(actor, body),
    update: ({ actor, params, body }) => ownViews.update(actor, params.viewId, body),
    remove: async ({ actor, params }) => {
      await ownViews.remove(actor, params.viewId);
      return null;
    },
    share: ({ actor, params, body }) => ownViews.share(actor, params.viewId, body.shared),
  });
  serve(dashboardCalls, {
    list: ({ actor, query }) => ownDashboards.list(actor, query),
    get: ({ actor, params }) => ownDashboards.get(actor, params.dashboardId),
    create: ({ actor, body }) => ownDashboards.create(actor, body),
    update: ({ actor, params, body }) => ownDashboards.update(actor, params.dashboardId, body),
    remove: async ({ actor, params }) => {
      await ownDashboards.remove(actor, params.dashboardId);
      return null;
    },
    share: ({ actor, params, body }) => ownDashboards.share(actor, params.dashboardId, body.shared),
  });
}
