import { stringify } from 'csv-stringify';
import { inject, injectable } from 'inversify';
import { toLocaleKey } from 'lathe/common';
import type { Tenant } from 'lathe/node';
import { Readable } from 'node:stream';
import { guardCell, type UserColumn, userColumns } from '../../common/userCsv';
import { type UserFilter, UserList } from './userList';
import type { UserRow } from './userView';

/** Writes users as CSV while they are read, so that any number of them takes no memory. */
@injectable()
export class UserExport {
  constructor(@inject(UserList) private readonly list: UserList) {}

  stream(tenant: Tenant, filter: UserFilter, signal: AbortSignal): Readable {
    // Spreadsheets take the text for UTF-8 only behind this mark.
    const csv = stringify({ header: true, columns: [...userColumns], bom: true, record_delimiter: 'windows' });
    const rows = Readable.from(this.records(tenant, filter), { signal });
    rows.on('error', (error) => csv.destroy(error));
    return rows.pipe(csv);
  }

  private async *records(tenant: Tenant, filter: UserFilter): AsyncGenerator<Readonly<Record<UserColumn, string>>> {
    for await (const row of this.list.all(tenant, filter)) yield recordOf(row);
  }
}

function recordOf({ name, full_name, email, phone, profile, locale }: UserRow): Readonly<Record<UserColumn, string>> {
  return {
    userName: guardCell(name),
    fullName: guardCell(full_name),
    email: guardCell(email ?? ''),
    phone: guardCell(phone ?? ''),
    profile: guardCell(profile),
    languageLocaleKey: toLocaleKey(locale),
  };
}
