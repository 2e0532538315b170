import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { newId } from '../../common/ids/id';
import type { Locale } from '../../common/locale';
import { NoticeParameters, type NoticeSeverity, noticeTopic } from '../../common/notify/notice';
import type { Actor } from '../access/actor';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import { Messages } from '../texts/messages';
import type { Tenant } from '../tenants/tenant';
import type { NoticeRow, NoticeTables } from './noticeTables';

export interface NewNotice {
  /** What happened; the texts of whoever tells it have it under "notice.KIND". */
  readonly kind: string;
  readonly severity?: NoticeSeverity;
  readonly parameters?: NoticeParameters;
  /** The id of what it is about. */
  readonly about?: string;
  /** Where that is shown, when its id alone does not tell. */
  readonly route?: string;
  /** The user hears of it by other means as well: it goes to the list without more ado. */
  readonly quiet?: boolean;
  /** Said again before it was read, it takes the place of the one before. */
  readonly once?: boolean;
}

export interface NoticePage {
  /** Only those that are not read. */
  readonly unread?: boolean;
  readonly offset?: number;
  readonly limit: number;
}

const noticePrefix = '0NTC';
const keepDays = 90;

/** What users are told of what happened to them, whether or not they are there at the moment. */
@injectable()
export class Notices {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  /** Part of the transaction in which it happens: nobody is told of what did not. */
  async tell(
    transaction: InTransaction,
    tenant: Tenant,
    userIds: readonly string[],
    { kind, severity = 'info', parameters = {}, about, route, quiet = false, once }: NewNotice,
  ): Promise<void> {
    if (userIds.length === 0) return;
    const told = transaction.withSchema(tenant.schema).withTables<NoticeTables>();
    if (once) {
      const before = told.deleteFrom('notice').where('user_id', 'in', userIds).where('read_at', 'is', null);
      await before
        .where('kind', '=', kind)
        .where('about', 'is not distinct from', about ?? null)
        .execute();
    }
    const rows = userIds.map((user_id) => ({
      id: newId(noticePrefix),
      user_id,
      kind,
      severity,
      parameters: JSON.stringify(parameters),
      about: about ?? null,
      route: route ?? null,
    }));
    await told.insertInto('notice').values(rows).execute();
    const events = rows.map(({ id, user_id: user }) => ({
      topic: noticeTopic,
      type: kind,
      action: 'told',
      id,
      user,
      quiet,
    }));
    await this.events.publishAll(transaction, tenant, events);
  }

  /** The newest first. */
  async list({ tenant, userId }: Actor, { unread, offset = 0, limit }: NoticePage): Promise<NoticeRow[]> {
    let rows = this.own(tenant, userId).selectAll();
    if (unread) rows = rows.where('read_at', 'is', null);
    const found = await rows.orderBy('id', 'desc').limit(limit).offset(offset).execute();
    return found.map((row) => ({ ...row, parameters: NoticeParameters.parse(row.parameters) }));
  }

  async count({ tenant, userId }: Actor, { unread }: { readonly unread?: boolean } = {}): Promise<number> {
    let rows = this.own(tenant, userId).select(sql<string>`count(*)`.as('count'));
    if (unread) rows = rows.where('read_at', 'is', null);
    return Number((await rows.executeTakeFirstOrThrow()).count);
  }

  /** Those with these ids, or all that there are. */
  async markRead({ tenant, userId }: Actor, ids?: readonly string[]): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      let unread = transaction
        .withTables<NoticeTables>()
        .updateTable('notice')
        .set({ read_at: sql`now()` })
        .where('user_id', '=', userId)
        .where('read_at', 'is', null);
      if (ids) unread = unread.where('id', 'in', [...ids, '']);
      const read = await unread.returning('id').execute();
      if (read.length > 0)
        await this.events.publish(transaction, tenant, { topic: noticeTopic, action: 'read', user: userId });
    });
  }

  /** In the language of who reads it. */
  say(locale: Locale, { kind, parameters }: Pick<NoticeRow, 'kind' | 'parameters'>): string {
    const said = Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'object' ? this.messages.say(locale, value.text) : value,
    ]);
    return this.messages.say(locale, `notice.${kind}`, Object.fromEntries(said));
  }

  async forgetOld(tenant: Tenant): Promise<void> {
    const old = this.database.of(tenant).withTables<NoticeTables>().deleteFrom('notice');
    await old.where('created_at', '<', sql<Date>`now() - make_interval(days => ${keepDays})`).execute();
  }

  private own(tenant: Tenant, userId: string) {
    const notices = this.database.of(tenant).withTables<NoticeTables>().selectFrom('notice');
    return notices.where('user_id', '=', userId);
  }
}
