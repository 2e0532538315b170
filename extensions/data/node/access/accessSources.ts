import { inject, injectable } from 'inversify';
import { type Kysely, sql } from 'kysely';
import { permissions, permissionsOfProfile } from 'lathe/common';
import { type AccessTables, type Actor, containing, Database } from 'lathe/node';
import type { AccessView, Principal } from '../../common/accessCalls';

export type AccessSource = Omit<AccessView, 'access'>;

/** What grants something, and to whom rows can be shared. */
@injectable()
export class AccessSources {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Every profile, then every permission set. */
  async all(actor: Actor): Promise<AccessSource[]> {
    const tables = this.tables(actor);
    const profiles = await tables
      .selectFrom('profile')
      .select(['id', 'name', 'standard', 'permissions'])
      .orderBy('standard', 'desc')
      .orderBy('name')
      .execute();
    const sets = await tables
      .selectFrom('permission_set')
      .select(['id', 'label', 'permissions'])
      .orderBy('label')
      .execute();
    return [
      ...profiles.map(({ id, name, standard, permissions: own }) => ({
        ...{ source: id, kind: 'profile' as const, label: name },
        everything: everythingOf(standard ? [...permissionsOfProfile(name)] : own),
      })),
      ...sets.map(({ id, label, permissions: own }) => ({
        ...{ source: id, kind: 'permissionSet' as const, label },
        everything: everythingOf(own),
      })),
    ];
  }

  async principals(actor: Actor, { search = '', ids }: { search?: string; ids?: string }): Promise<Principal[]> {
    const { schema } = actor.tenant;
    const wanted = ids?.split(',') ?? null;
    const letters = containing(search.toLowerCase());
    const { rows } = await sql<Principal>`
      select id, kind, label from (
        select id, 'profile' as kind, name as label, 1 as place from ${sql.id(schema, 'profile')}
        union all select id, 'permissionSet', label, 2 from ${sql.id(schema, 'permission_set')}
        union all select id, 'queue', label, 3 from ${sql.id(schema, 'queue')}
        union all select id, 'user', name, 4 from ${sql.id(schema, 'user')}
      ) everybody
      where case when ${wanted}::text[] is null then lower(label) like ${letters} else id = any(${wanted}::text[]) end
      order by place, lower(label) limit 200`.execute(this.database.bare);
    return rows;
  }

  private tables({ tenant }: Actor): Kysely<AccessTables> {
    return this.database.of(tenant).withTables<AccessTables>();
  }
}

function everythingOf(held: readonly string[]): AccessSource['everything'] {
  if (held.includes(permissions.modifyAllData)) return 'modify';
  return held.includes(permissions.viewAllData) ? 'view' : 'none';
}
