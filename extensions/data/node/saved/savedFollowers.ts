import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Events, type HookContext } from 'lathe/node';
import { savedTopic } from '../../common/saved/savedItem';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { namedBefore } from '../uses/namedBefore';
import { namesIn } from '../uses/namesIn';
import { namePlace, type Renamed, renamedAt } from '../uses/renaming';

interface Own {
  readonly id: string;
  readonly type: string;
  readonly owner: string;
  readonly data: unknown;
}

/** Views and dashboards of one's own are no metadata: what they name is found in them, and gets its new name too. */
@injectable()
export class SavedFollowers {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(Events) private readonly events: Events,
  ) {}

  async follow({ id, from, to }: Renamed, { actor, transaction }: HookContext): Promise<void> {
    const table = sql.id(actor.tenant.schema, 'saved_item');
    const { rows } = await sql<Own>`select id, type, owner, data from ${table}
      where data -> 'uses' @> ${JSON.stringify([id])}::jsonb order by id for update`.execute(transaction);
    if (rows.length === 0) return;
    const models = namedBefore(await this.catalogue.of(actor.tenant, transaction), id, from);
    for (const { id: item, type, owner, data } of rows) {
      const named = namesIn(data, 'data', models).filter(({ target }) => target === id);
      const places = named.flatMap(({ place }) => namePlace(place) ?? []);
      if (places.length === 0) continue;
      // Its revision grows: whoever has it open must not write the old name again.
      await sql`update ${table} set data = ${JSON.stringify(renamedAt(data, places, from, to))}::jsonb,
        revision = revision + 1 where id = ${item}`.execute(transaction);
      const event = { topic: savedTopic, type, id: item, action: 'updated', actor: actor.userId, user: owner };
      await this.events.publish(transaction, actor.tenant, event);
    }
  }
}
