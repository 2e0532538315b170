import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { permissions } from '../../common/access/permissions';
import { Refusal } from '../../common/calls/refusal';
import type { JobQuery } from '../../common/jobs/jobCalls';
import type { JobView } from '../../common/jobs/jobView';
import type { Locale } from '../../common/locale';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import { type Counted, counted } from '../http/callHandler';
import { Messages } from '../texts/messages';
import { JobKinds } from './jobKinds';
import { maySee } from './jobs';
import type { JobRow } from './jobStore';
import type { JobTables } from './jobTables';
import { containing } from '../database/likePattern';

const columns = { createdAt: 'created_at', name: 'name', state: 'state', userName: 'user_name' } as const;

/** Jobs as people see them. */
@injectable()
export class JobList {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(JobKinds) private readonly kinds: JobKinds,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  async list(actor: Actor, query: JobQuery): Promise<Counted<JobView[]>> {
    if (query.of === 'all' && !actor.permissions.has(permissions.manageJobs)) {
      throw new Refusal('FORBIDDEN', { parameters: { permission: permissions.manageJobs } });
    }
    let rows = this.database.of(actor.tenant).withTables<JobTables>().selectFrom('job');
    if (query.of === 'mine') rows = rows.where('user_id', '=', actor.userId);
    if (query.state) rows = rows.where('state', '=', query.state);
    if (query.search) {
      const pattern = containing(query.search);
      rows = rows.where((row) =>
        row.or([row('name', 'ilike', pattern), row('user_name', 'ilike', pattern), row('message', 'ilike', pattern)]),
      );
    }
    const { total } = await rows.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const found = await rows
      .selectAll()
      .orderBy(columns[query.sort], query.order)
      .orderBy('id', query.order)
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return counted(
      found.map((row) => this.view({ ...row, result: null }, actor.locale)),
      Number(total),
    );
  }

  async get(actor: Actor, id: string): Promise<JobView> {
    const rows = this.database.of(actor.tenant).withTables<JobTables>().selectFrom('job');
    const row = await rows.selectAll().where('id', '=', id).executeTakeFirst();
    if (!row || !maySee(actor, row)) throw new Refusal('NOT_FOUND', { parameters: { type: 'Job', id } });
    return this.view(row, actor.locale);
  }

  view(row: JobRow, locale: Locale): JobView {
    const kind = this.kinds.find(row.name);
    return {
      id: row.id,
      name: row.name,
      label: this.messages.say(locale, kind?.label ?? row.name),
      quiet: kind?.quiet ?? false,
      state: row.state,
      cancelling: row.cancelling,
      done: row.done ?? undefined,
      total: row.total ?? undefined,
      message: row.message ?? undefined,
      error: row.error ?? undefined,
      result: row.result ?? undefined,
      userId: row.user_id,
      userName: row.user_name,
      attempts: row.attempt,
      createdAt: row.created_at.toISOString(),
      startedAt: row.started_at?.toISOString(),
      endedAt: row.ended_at?.toISOString(),
      nextAt: row.next_at?.toISOString(),
    };
  }
}
