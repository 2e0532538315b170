import { sql } from 'kysely';
import { permissionsOfProfile } from '../../common/access/profiles';
import type { Connected } from '../database/database';
import type { Tenant } from '../tenants/tenant';

/** Something that grants permissions to a user. */
export interface AccessRule {
  readonly source: 'profile' | 'permissionSet' | 'temporaryGrant';
  readonly id: string;
  /** Of the profile or of the permission set, or the reason of a temporary grant. */
  readonly name: string;
  /** Whether a permission set was given to the user himself or comes with his profile. */
  readonly via?: 'user' | 'profile';
  readonly permissions: ReadonlySet<string>;
  /** A temporary grant ends after so many milliseconds. */
  readonly endsIn?: number;
}

/** As much of a user as decides what he may do. */
export interface AccessSubject {
  readonly id: string;
  readonly name: string;
  readonly kind: 'User' | 'PortalUser';
  readonly profile: string;
  readonly active: boolean;
}

export interface AccessRules {
  readonly user: AccessSubject;
  readonly rules: readonly AccessRule[];
}

interface Row {
  source: AccessRule['source'];
  id: string;
  name: string;
  via: 'user' | 'profile' | null;
  standard: boolean;
  permissions: string[];
  ends_in: number | null;
}

/** All that grants something to a user, in one look; undefined when there is no such user. */
export async function readRules(
  connection: Connected,
  { schema }: Tenant,
  userId: string,
): Promise<AccessRules | undefined> {
  const table = (name: string) => sql.id(schema, name);
  const { rows } = await sql<Row & { user: AccessSubject }>`
    with subject as (
      select u.id, u.name, u.kind, u.profile, u.active, p.id as profile_id, p.standard, p.permissions
      from ${table('user')} u join ${table('profile')} p on p.name = u.profile where u.id = ${userId}
    )
    select 'profile' as source, profile_id as id, profile as name, null as via, standard, permissions,
      null::float8 as ends_in,
      json_build_object('id', id, 'name', name, 'kind', kind, 'profile', profile, 'active', active) as "user"
    from subject
    union all
    select 'permissionSet', s.id, s.label, 'user', false, s.permissions, null, null
    from ${table('permission_set_user')} a join ${table('permission_set')} s on s.id = a.set_id
    where a.user_id = ${userId}
    union all
    select 'permissionSet', s.id, s.label, 'profile', false, s.permissions, null, null
    from subject join ${table('permission_set_profile')} a on a.profile_id = subject.profile_id
    join ${table('permission_set')} s on s.id = a.set_id
    union all
    select 'temporaryGrant', g.id, g.reason, null, false, array[g.permission],
      extract(epoch from g.expires_at - now())::float8 * 1000, null
    from ${table('temporary_grant')} g where g.user_id = ${userId} and g.expires_at > now()`.execute(connection);
  const user = rows.find(({ source }) => source === 'profile')?.user;
  return user && { user, rules: rows.map(toRule) };
}

function toRule({ source, id, name, via, standard, permissions, ends_in }: Row): AccessRule {
  return {
    source,
    id,
    name,
    permissions: standard ? permissionsOfProfile(name) : new Set(permissions),
    ...(via ? { via } : {}),
    ...(ends_in === null ? {} : { endsIn: ends_in }),
  };
}

/** What the rules come to: system permissions are for active users of the console only. */
export function permissionsBy({ user, rules }: AccessRules): ReadonlySet<string> {
  if (user.kind === 'PortalUser' || !user.active) return new Set();
  return new Set(rules.flatMap(({ permissions }) => [...permissions]));
}
