import { type Generated, sql } from 'kysely';
import { profiles } from '../../common/access/profiles';
import { newId } from '../../common/ids/id';
import type { InTransaction } from '../database/database';
import type { MigrationSet } from '../database/migrations/migration';

/** Who wrote a row last, for those that come too late with a change of theirs. */
type Written = {
  revision: Generated<number>;
  modified_at: Generated<Date>;
  modified_by: Generated<string>;
};

/** In the tenant's schema. */
export type AccessTables = {
  profile: Written & {
    id: string;
    /** Users carry it; the database renames it there, too. */
    name: string;
    description: Generated<string>;
    /** What it grants is in the code, and nobody changes it. */
    standard: boolean;
    kind: 'User' | 'PortalUser';
    permissions: string[];
  };
  permission_set: Written & {
    id: string;
    name: string;
    label: string;
    description: Generated<string>;
    permissions: string[];
  };
  permission_set_user: { set_id: string; user_id: string; granted_at: Generated<Date> };
  permission_set_profile: { set_id: string; profile_id: string; granted_at: Generated<Date> };
  temporary_grant: {
    id: string;
    user_id: string;
    permission: string;
    reason: string;
    granted_by: string;
    granted_by_name: string;
    granted_at: Generated<Date>;
    expires_at: Date;
  };
};

/** Ids are compared by their bytes, whatever the database's language. */
const key = sql`text collate "C"`;

export const accessMigrations: MigrationSet = {
  area: 'core/access',
  migrations: [
    { id: '1-profiles', scope: 'tenant', up: createProfiles },
    { id: '2-permission-sets', scope: 'tenant', up: createPermissionSets },
    { id: '3-temporary-grants', scope: 'tenant', up: createTemporaryGrants },
  ],
};

async function createProfiles(transaction: InTransaction, schema: string): Promise<void> {
  const table = sql.id(schema, 'profile');
  const users = sql.id(schema, 'user');
  await sql`create table ${table} (
    id ${key} primary key,
    name text not null unique,
    description text not null default '',
    standard boolean not null,
    kind text not null check (kind in ('User', 'PortalUser')),
    permissions text[] not null,
    revision integer not null default 1,
    modified_at timestamptz not null default now(),
    modified_by text not null default ''
  )`.execute(transaction);
  await sql`create unique index profile_name on ${table} (lower(name))`.execute(transaction);
  for (const name of profiles) {
    const kind = name === 'Portal User' ? 'PortalUser' : 'User';
    await sql`insert into ${table} (id, name, standard, kind, permissions)
      values (${newId('000T')}, ${name}, true, ${kind}, '{}')`.execute(transaction);
  }
  const { rows } = await sql<{ profile: string; kind: string }>`select profile, min(kind) as kind from ${users}
    where profile not in (select name from ${table}) group by profile`.execute(transaction);
  for (const { profile, kind } of rows) {
    await sql`insert into ${table} (id, name, standard, kind, permissions)
      values (${newId('000T')}, ${profile}, false, ${kind}, '{}')`.execute(transaction);
  }
  await sql`alter table ${users} add constraint user_profile foreign key (profile) references ${table} (name)
    on update cascade`.execute(transaction);
  await sql`create index user_by_profile on ${users} (profile)`.execute(transaction);
}

async function createPermissionSets(transaction: InTransaction, schema: string): Promise<void> {
  const table = sql.id(schema, 'permission_set');
  await sql`create table ${table} (
    id ${key} primary key,
    name text not null,
    label text not null,
    description text not null default '',
    permissions text[] not null,
    revision integer not null default 1,
    modified_at timestamptz not null default now(),
    modified_by text not null default ''
  )`.execute(transaction);
  await sql`create unique index permission_set_name on ${table} (lower(name))`.execute(transaction);
  for (const whom of ['user', 'profile']) {
    const assignments = sql.id(schema, `permission_set_${whom}`);
    const column = sql.id(`${whom}_id`);
    await sql`create table ${assignments} (
      set_id ${key} not null references ${table} (id) on delete cascade,
      ${column} ${key} not null references ${sql.id(schema, whom)} (id) on delete cascade,
      granted_at timestamptz not null default now(),
      primary key (set_id, ${column})
    )`.execute(transaction);
    await sql`create index ${sql.id(`permission_set_${whom}_of`)} on ${assignments} (${column})`.execute(transaction);
  }
}

async function createTemporaryGrants(transaction: InTransaction, schema: string): Promise<void> {
  const table = sql.id(schema, 'temporary_grant');
  await sql`create table ${table} (
    id ${key} primary key,
    user_id ${key} not null references ${sql.id(schema, 'user')} (id) on delete cascade,
    permission text not null,
    reason text not null,
    granted_by ${key} not null,
    granted_by_name text not null,
    granted_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`.execute(transaction);
  await sql`create index temporary_grant_user on ${table} (user_id, expires_at)`.execute(transaction);
  await sql`create index temporary_grant_end on ${table} (expires_at)`.execute(transaction);
}
