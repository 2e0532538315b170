import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Locale, Refusal } from 'lathe/common';
import { type Actor, counted, Database, Events, type Handlers, Tenants } from 'lathe/node';
import { textFor } from '../../../data/common/objects/translations';
import type { AppCard, centerCalls } from '../../common/appCalls';
import { ApplicationData } from '../../common/applicationData';
import { logoAddress } from '../../common/appLogo';
import { appsTopic } from '../../common/appsTopic';
import { LogoFiles } from '../applications/logoFiles';
import { ApplicationQuota } from '../creation/applicationQuota';
import { type AppRow, AppRows } from './appRows';

/** The list of applications, with what each user has noted of them. */
@injectable()
export class CenterHandlers {
  constructor(
    @inject(AppRows) private readonly rows: AppRows,
    @inject(ApplicationQuota) private readonly quota: ApplicationQuota,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Tenants) private readonly tenants: Tenants,
    @inject(LogoFiles) private readonly logos: LogoFiles,
  ) {}

  readonly all: Handlers<typeof centerCalls> = {
    list: async ({ actor, query, locale }) => {
      const { rows, total } = await this.rows.list(actor, query);
      return counted(
        rows.map((row) => toCard(row, locale)),
        total,
      );
    },
    quota: async ({ actor: { tenant } }) => ({
      ...(await this.quota.of(tenant)),
      namespace: await this.tenants.namespaceOf(tenant),
    }),
    favorite: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      const table = sql.id(actor.tenant.schema, 'application_favorite');
      await this.note(actor, appId, 'favorite', (transaction) =>
        (body.favorite
          ? sql`insert into ${table} (user_id, application) values (${actor.userId}, ${appId}) on conflict do nothing`
          : sql`delete from ${table} where user_id = ${actor.userId} and application = ${appId}`
        ).execute(transaction),
      );
      return null;
    },
    logo: async ({ actor, params: { appId, file }, request, reply }) => {
      const row = await this.require(actor, appId);
      return this.logos.send(actor, file, ApplicationData.parse(row.data).logo ?? '', { request, reply });
    },
    visit: async ({ actor, params: { appId } }) => {
      await this.require(actor, appId);
      await this.visit(actor, appId);
      return null;
    },
  };

  visit(actor: Actor, application: string): Promise<void> {
    const { tenant, userId, session = null } = actor;
    return this.note(actor, application, 'visit', (transaction) =>
      sql`insert into ${sql.id(tenant.schema, 'application_visit')} (user_id, application, session)
        values (${userId}, ${application}, ${session})
        on conflict (user_id, application) do update set at = now(), session = excluded.session`.execute(transaction),
    );
  }

  /** Who is in it still may be so in another session; when he came stays as it is. */
  async stay(actor: Actor, application: string): Promise<void> {
    const { tenant, userId, session = null } = actor;
    await sql`update ${sql.id(tenant.schema, 'application_visit')} set session = ${session}
      where user_id = ${userId} and application = ${application}
        and session is distinct from ${session}`.execute(this.database.bare);
  }

  /** What the actor may not see isn't there for him. */
  async require(actor: Actor, id: string): Promise<AppRow> {
    const row = await this.rows.find(actor, { id });
    if (row) return row;
    throw new Refusal('NOT_FOUND', { parameters: { type: 'Application', id: id.slice(0, 80) } });
  }

  /** His other browsers follow. */
  private note(
    { tenant, userId }: Actor,
    id: string,
    action: string,
    work: (transaction: Parameters<Parameters<Database['transact']>[1]>[0]) => Promise<unknown>,
  ): Promise<void> {
    return this.database.transact(tenant, async (transaction) => {
      await work(transaction);
      await this.events.publish(transaction, tenant, { topic: appsTopic, id, action, user: userId });
    });
  }
}

export function toCard(row: AppRow, locale: Locale): AppCard {
  const data = ApplicationData.parse(row.data);
  const { type, isIncremental, supportBO20, publishVersion } = data;
  return {
    id: row.id,
    name: row.name,
    label: textFor(locale, row.label, data.labels),
    ...{ type, isIncremental, supportBO20, publishVersion },
    description: data.description ?? '',
    logo: logoAddress(row.id, data.logo ?? ''),
    template: data.template ?? '',
    theme: data.theme ?? '',
    active: row.active,
    owner: data.owner ?? '',
    ownerName: row.owner_name ?? '',
    favorite: row.favorite,
    visitedAt: row.visited_at?.toISOString() ?? null,
    modifiedAt: row.modified_at.toISOString(),
    modifiedByName: row.modified_by_name,
    revision: row.revision,
  };
}
