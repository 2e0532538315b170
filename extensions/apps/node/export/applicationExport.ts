import { zipSync } from 'fflate';
import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { MetadataRecord } from 'lathe/common';
import { type Actor, Database, type Handlers, MetadataStore } from 'lathe/node';
import type { exportCalls } from '../../common/exportCalls';
import { ComponentTreeReader } from '../components/componentTreeReader';
import { TabTargets } from '../tabs/tabTargets';
import { type ReadRecord, recordFiles } from './recordFiles';

interface Place {
  readonly id: string;
  readonly type: string;
  readonly part_of: string | null;
}

/** So many are read at a time. */
const together = 20;

/** All that an application is made of as files, for who keeps, compares or reviews it. */
@injectable()
export class ApplicationExport {
  constructor(
    @inject(ComponentTreeReader) private readonly trees: ComponentTreeReader,
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(TabTargets) private readonly tabs: TabTargets,
  ) {}

  readonly all: Handlers<typeof exportCalls> = {
    file: async ({ actor, params: { appId }, reply }) => {
      const application = await this.store.get(actor, 'Application', appId);
      const files = recordFiles(await this.read(actor, await this.places(actor, application)));
      reply.header('content-disposition', `attachment; filename="${application.name}.zip"`);
      return Buffer.from(zipSync(files));
    },
  };

  /** The records of the application with their parts; what is in its tree but was deleted is not there. */
  private async places(actor: Actor, application: MetadataRecord): Promise<readonly Place[]> {
    const [tabs, entries] = await Promise.all([
      this.tabs.idsIn(actor, application),
      this.trees.of(actor, application.id),
    ]);
    const things = entries.flatMap(({ compId }) => compId ?? []);
    const metadata = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<Place>`
      with recursive whole as (
        select id, type, parent, part from ${metadata}
          where id = any(${[application.id, ...tabs, ...things]}) and deletion is null
        union
        select m.id, m.type, m.parent, m.part from ${metadata} m join whole on m.parent = whole.id
          where m.part and m.deletion is null
      )
      select id, type, case when part and parent in (select id from whole) then parent end as part_of
      from whole`.execute(this.database.bare);
    return rows;
  }

  /** As the caller may see them. */
  private async read(actor: Actor, places: readonly Place[]): Promise<readonly ReadRecord[]> {
    const all: ReadRecord[] = [];
    for (let from = 0; from < places.length; from += together) {
      const reading = places.slice(from, from + together).map(async ({ id, type, part_of }) => ({
        record: await this.store.get(actor, type, id),
        partOf: part_of ?? undefined,
      }));
      all.push(...(await Promise.all(reading)));
    }
    return all;
  }
}
