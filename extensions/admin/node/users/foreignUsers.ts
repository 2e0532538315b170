import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Refusal, toLocale } from 'lathe/common';
import { type Actor, containing, Database, type Tenant, type UserSource, type UserTables } from 'lathe/node';
import type { z } from 'zod';
import type { ForeignUser, ForeignUserQuery, ForeignUserView } from '../../common/userShapes';
import { briefOf } from './userView';
import { UserWriter } from './userWriter';

const sorts = {
  userName: sql`lower(name)`,
  fullName: sql`lower(full_name)`,
  email: sql`lower(email)`,
  externalId: sql`lower(external_id)`,
} as const;

/** Users whom a directory elsewhere knows: they have no password here. */
@injectable()
export class ForeignUsers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(UserWriter) private readonly writer: UserWriter,
  ) {}

  async list(tenant: Tenant, source: UserSource, query: z.output<typeof ForeignUserQuery>) {
    const { limit, offset, username, sort, order } = query;
    const part = containing(username ?? '');
    const users = this.of(tenant, source).where('name', 'ilike', part);
    const found = await users
      .select(['id', 'name', 'full_name', 'active', 'email', 'external_id'])
      .orderBy(sorts[sort], order)
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await users.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = found.map((row): z.output<typeof ForeignUserView> => {
      return { ...briefOf(row), email: row.email, externalId: row.external_id ?? '' };
    });
    return { rows, total };
  }

  async add(actor: Actor, source: UserSource, user: z.output<typeof ForeignUser>): Promise<string> {
    const { externalId, userName: name, languageLocaleKey, email, phone, fullName, profile } = user;
    const known = this.of(actor.tenant, source).select('id').where('external_id', '=', externalId);
    if (await known.executeTakeFirst()) {
      const fields = [{ path: 'body.externalId', message: 'USER_EXISTS' }];
      throw new Refusal('USER_EXISTS', { status: 409, parameters: { name: externalId }, fields });
    }
    return this.writer.create(actor, {
      name,
      profile,
      source,
      externalId,
      fullName,
      email: email || undefined,
      phone: phone || undefined,
      locale: languageLocaleKey === undefined ? undefined : toLocale(languageLocaleKey),
    });
  }

  private of(tenant: Tenant, source: UserSource) {
    return this.database.of(tenant).withTables<UserTables>().selectFrom('user').where('source', '=', source);
  }
}
