import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Locale, Refusal } from 'lathe/common';
import { type Actor, Contributions, Database, type Handlers, preloadLinks } from 'lathe/node';
import { objectUse, type UsableObject } from '../../../data/common/usableObjects';
import { textFor } from '../../../data/common/objects/translations';
import type { runCalls, RunMenu, RunningApplication, RunTab } from '../../common/applicationCalls';
import { AppLayout, MobileAppSetting } from '../../common/appLayout';
import { logoAddress } from '../../common/appLogo';
import { ApplicationData } from '../../common/applicationData';
import { MenuData } from '../../common/menuData';
import { TabData, tabTargets } from '../../common/tabData';
import { refuse } from '../refuse';
import { viewKindOf } from '../tabs/viewKindOf';
import { type AppRow, AppRows, isNamed, theOneNamed } from './appRows';
import { CenterHandlers } from './centerHandlers';
import { firstCalls } from './firstCalls';

interface PartRow {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly active: boolean;
  readonly data: unknown;
  readonly target_name: string | null;
  /** Of what a view shows the rows. */
  readonly target_object: string | null;
  /** How a view shows them. */
  readonly target_kind: string | null;
}

type Part<D> = Omit<PartRow, 'data'> & { readonly data: D };

/** What the users of an application get of it: no more than they may see. */
@injectable()
export class RunHandlers {
  constructor(
    @inject(AppRows) private readonly rows: AppRows,
    @inject(CenterHandlers) private readonly center: CenterHandlers,
    @inject(Database) private readonly database: Database,
    @inject(Contributions) private readonly contributions: Contributions,
  ) {}

  readonly all: Handlers<typeof runCalls> = {
    menu: async ({ actor, params: { instanceId }, locale }) => {
      const application = await this.center.require(actor, instanceId);
      return (await this.contentOf(actor, application, locale)).menus;
    },
    open: async ({ actor, params: { name }, query: { again }, locale, request, reply }) => {
      const found = await this.rows.find(actor, { name });
      if (!found) throw await this.absence(actor, name, locale);
      await (again ? this.center.stay(actor, found.id) : this.center.visit(actor, found.id));
      const application = await this.describe(actor, found, locale);
      const next = firstCalls(application, request.headers.referer);
      if (next.length > 0) reply.header('link', preloadLinks(next));
      return application;
    },
  };

  /** Who was led to an application hears why it doesn't open, and what it is called. */
  private async absence(actor: Actor, name: string, locale: Locale): Promise<Refusal> {
    const { schema } = actor.tenant;
    const { rows } = await sql<{
      name: string;
      label: string;
      active: boolean;
      labels: Readonly<Record<string, string>> | null;
    }>`select m.name, m.label, m.active, m.data->'labels' as labels from ${sql.id(schema, 'metadata')} m
      where m.type = 'Application' and m.deletion is null and ${isNamed(name)}`.execute(this.database.bare);
    const found = theOneNamed(name, rows);
    if (!found) return new Refusal('NOT_FOUND', { parameters: { type: 'Application', id: name.slice(0, 80) } });
    const label = textFor(locale, found.label, found.labels ?? undefined);
    const isClosed = found.active || !(await this.rows.isOpenTo(actor, name));
    return refuse(isClosed ? 'APP_CLOSED' : 'APP_INACTIVE', { name: label }, { details: { label } });
  }

  private async describe(actor: Actor, row: AppRow, locale: Locale): Promise<RunningApplication> {
    const data = ApplicationData.parse(row.data);
    const { menus, tabs } = await this.contentOf(actor, row, locale);
    const { id, name, active } = row;
    return {
      ...{ id, name, active, menus, tabs, type: data.type },
      label: textFor(locale, row.label, data.labels),
      description: data.description ?? '',
      logo: logoAddress(id, data.logo ?? ''),
      theme: data.theme ?? '',
      layout: AppLayout.parse(data.properties.layout ?? {}),
      mobileAppSetting: MobileAppSetting.parse(data.properties.mobileAppSetting ?? {}),
      defaultTabId: tabs.find((tab) => tab.id === data.defaultTabId)?.id ?? null,
    };
  }

  /** Asked once for all tabs. */
  private async usableBy(actor: Actor): Promise<(tab: Part<TabData>) => boolean> {
    const known = await Promise.all(this.contributions.to(objectUse).map((use) => use.of(actor)));
    const objects = new Map(known.flat().map((object) => [object.name, object]));
    return (tab) => isUsable(tab, objects);
  }

  private async contentOf(actor: Actor, { id, data }: AppRow, locale: Locale) {
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { defaultTabId = '' } = ApplicationData.parse(data);
    const read = async (which: ReturnType<typeof sql>) =>
      (
        await sql<PartRow>`select m.id, m.name, m.label, m.active, m.data, t.name as target_name,
            t.data->>'object' as target_object, t.data->>'kind' as target_kind from ${table} m
          left join ${table} t on t.id = m.data->>'target' and t.deletion is null
          where m.deletion is null and m.active and ${which} order by (m.data->>'seqNo')::float8, m.id`.execute(
          this.database.bare,
        )
      ).rows;
    const menus = (await read(sql`m.type = 'Menu' and m.parent = ${id}`)).map((row) => ({
      ...row,
      data: MenuData.parse(row.data),
    }));
    const wanted = [defaultTabId, ...menus.flatMap((menu) => menu.data.tab ?? [])];
    const tabs = (await read(sql`m.type = 'Tab' and m.id = any(${wanted}::text[])`))
      .map((row) => ({ ...row, data: TabData.parse(row.data) }))
      .filter(await this.usableBy(actor))
      .map((row) => toTab(row, locale));
    return { tabs, menus: toMenus(menus, new Set(tabs.map((tab) => tab.id)), locale) };
  }
}

/** Whether a tab shows something of which the user may see at least that it's there. */
function isUsable({ data: { kind }, ...row }: Part<TabData>, objects: ReadonlyMap<string, UsableObject>): boolean {
  if (tabTargets[kind] === undefined) return true;
  if (row.target_name === null) return false;
  if (kind === 'object') return objects.has(row.target_name);
  if (kind === 'record') return objects.get(row.target_name)?.create === true;
  return kind !== 'view' || row.target_object === null || objects.has(row.target_object);
}

function toTab({ id, name, label, data, ...shown }: Part<TabData>, locale: Locale): RunTab {
  const { kind, labels, icon = '', target = null, layout = null, url = null, newWindow = false } = data;
  const viewKind = viewKindOf(kind, shown.target_kind);
  return {
    ...{ id, name, label: textFor(locale, label, labels), kind, icon, target, targetName: shown.target_name },
    ...{ viewKind, layout, url, newWindow },
  };
}

/** Folders with nothing in them, and links to tabs that are gone, are left out. */
function toMenus(all: readonly Part<MenuData>[], tabs: ReadonlySet<string>, locale: Locale): RunMenu[] {
  const known = new Set(all.map(({ id }) => id));
  const inside = Map.groupBy(all, ({ data }) => (data.parent && known.has(data.parent) ? data.parent : ''));
  const below = (folder: string): RunMenu[] =>
    (inside.get(folder) ?? []).flatMap(({ id, name, label, data }) => {
      const { kind, labels, icon = '', tab = null } = data;
      const children = kind === 'folder' ? below(id) : [];
      if (kind === 'folder' ? children.length === 0 : !tabs.has(tab ?? '')) return [];
      return [{ id, name, label: textFor(locale, label, labels), kind, icon, tab, children }];
    });
  return below('');
}
