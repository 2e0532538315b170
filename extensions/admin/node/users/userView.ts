import type { UserTables } from 'lathe/node';
import { toLocaleKey } from 'lathe/common';
import type { Selectable } from 'kysely';
import type { UserBrief, UserView } from '../../common/userShapes';

export type UserRow = Omit<Selectable<UserTables['user']>, 'password_hash' | 'password_changed_at'> & {
  readonly has_password: boolean;
  readonly second_factor: boolean;
};

export function briefOf({
  id,
  name,
  full_name,
  active,
}: Pick<UserRow, 'id' | 'name' | 'full_name' | 'active'>): UserBrief {
  return { id, userName: name, fullName: full_name, active };
}

export function viewOf(row: UserRow, locked: boolean): UserView {
  return {
    ...briefOf(row),
    email: row.email,
    phone: row.phone,
    profile: row.profile,
    userType: row.kind,
    languageLocaleKey: toLocaleKey(row.locale),
    source: row.source,
    locked,
    mustChangePassword: row.must_change_password,
    secondFactor: row.second_factor,
    hasPassword: row.has_password,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    modifiedAt: row.modified_at.toISOString(),
  };
}
