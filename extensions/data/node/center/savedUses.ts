import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { Use } from 'lathe/common';
import { type Actor, Database } from 'lathe/node';
import type { Impact } from '../../common/centerCalls';
import type { SavedType } from '../saved/savedRows';

interface UsingItem {
  readonly id: string;
  readonly type: SavedType;
  readonly label: string;
  readonly own: boolean;
}

interface Found {
  readonly uses: readonly Use[];
  readonly ofOthers: Impact['ofOthers'];
}

/** Views and dashboards that nobody shares and that use something: one's own by name, of those of others only how many. */
@injectable()
export class SavedUses {
  constructor(@inject(Database) private readonly database: Database) {}

  /** Of a record of metadata, and of its parts if asked for. */
  async of({ tenant: { schema }, userId }: Actor, id: string, parts: boolean): Promise<Found> {
    const { rows } = await sql<UsingItem>`
      select s.id, s.type, s.label, s.owner = ${userId} as own from ${sql.id(schema, 'saved_item')} s
      where s.data -> 'uses' ?| array(select m.id from ${sql.id(schema, 'metadata')} m where m.deletion is null
        and (m.id = ${id} or (${parts}::boolean and m.parent = ${id} and m.part)))
      order by s.type desc, lower(s.label), s.id`.execute(this.database.bare);
    const count = (wanted: SavedType): number => rows.filter(({ type, own }) => !own && type === wanted).length;
    return {
      uses: rows.filter(({ own }) => own).map((row) => useOf(row)),
      ofOthers: { views: count('View'), dashboards: count('Dashboard') },
    };
  }
}

/** They have no name but their label, and do without what is deleted. */
function useOf({ id, type, label }: UsingItem): Use {
  return { id, type, name: '', label, parent: null, belongTo: null, place: 'data', weak: true };
}
