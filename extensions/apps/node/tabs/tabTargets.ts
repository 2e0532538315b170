import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { MetadataRecord } from 'lathe/common';
import { type Actor, Database } from 'lathe/node';
import type { z } from 'zod';
import type { TabTarget } from '../../common/applicationCalls';
import { TabData, tabTargets } from '../../common/tabData';
import { viewKindOf } from './viewKindOf';

/** Looks up what tabs show. */
@injectable()
export class TabTargets {
  constructor(@inject(Database) private readonly database: Database) {}

  async of({ tenant }: Actor, { data }: MetadataRecord): Promise<z.output<typeof TabTarget>> {
    const { kind, target, url } = TabData.parse(data);
    const { rows } = await sql<{
      type: string;
      name: string;
      label: string;
      shown: string | null;
    }>`select type, name, label, data->>'kind' as shown
      from ${sql.id(tenant.schema, 'metadata')} where id = ${target ?? ''} and deletion is null`.execute(
      this.database.bare,
    );
    const { type = tabTargets[kind] ?? null, name = null, label = null, shown = null } = rows[0] ?? {};
    const missing = tabTargets[kind] !== undefined && rows.length === 0;
    const viewKind = viewKindOf(kind, shown);
    return { kind, id: target ?? null, type, name, label, url: url ?? null, viewKind, missing };
  }

  /** The tabs that an application's menus show, the one that it opens with, and those that were made in it. */
  async idsIn(
    { tenant }: Actor,
    application: MetadataRecord,
    /** Those that are asked for as well. */
    more: readonly string[] = [],
  ): Promise<readonly string[]> {
    const first = application.data['defaultTabId'];
    const { rows } = await sql<{ id: string }>`select t.id from ${sql.id(tenant.schema, 'metadata')} t
      where t.type = 'Tab' and t.deletion is null and (t.belong_to = ${application.id}
        or t.id = any(${[...more, ...(typeof first === 'string' ? [first] : [])]}::text[]) or t.id in (
          select m.data->>'tab' from ${sql.id(tenant.schema, 'metadata')} m
          where m.parent = ${application.id} and m.type = 'Menu' and m.deletion is null))
      order by lower(t.label), t.id`.execute(this.database.bare);
    return rows.map(({ id }) => id);
  }
}
