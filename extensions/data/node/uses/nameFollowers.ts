import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { JsonData } from 'lathe/common';
import { type HookContext, MetadataStore, MetadataTypes, withPermission } from 'lathe/node';
import { SavedFollowers } from '../saved/savedFollowers';
import { namePlace, type Renamed, renamedAt } from './renaming';

interface User {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
  readonly places: readonly string[];
}

/** Formulas, conditions and whatever else names a thing get its new name with it, in the same transaction. */
@injectable()
export class NameFollowers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(SavedFollowers) private readonly own: SavedFollowers,
  ) {}

  async follow(renamed: Renamed, context: HookContext): Promise<void> {
    const { id, from, to } = renamed;
    const { actor, transaction } = context;
    if (from === to) return;
    await this.own.follow(renamed, context);
    const { schema } = actor.tenant;
    const { rows } = await sql<User>`
      select m.id, m.type, m.data, array_agg(r.place) as places from ${sql.id(schema, 'metadata_reference')} r
      join ${sql.id(schema, 'metadata')} m on m.id = r.source and m.deletion is null
      where r.target = ${id} and m.id <> ${id} group by m.id, m.type, m.data order by m.id`.execute(transaction);
    for (const { id: user, type, data, places } of rows) {
      const changed = JsonData.parse(
        renamedAt(
          data,
          places.flatMap((place) => namePlace(place) ?? []),
          from,
          to,
        ),
      );
      if (JSON.stringify(changed) === JSON.stringify(data)) continue;
      // It says the same as before; nobody needs more for it than for the change that it follows.
      const follower = withPermission(actor, this.types.named(type).permission);
      await this.store.update(follower, type, user, { data: changed }, { transaction });
    }
  }
}
