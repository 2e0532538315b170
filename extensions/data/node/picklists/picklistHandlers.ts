import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type MetadataRecord, Refusal } from 'lathe/common';
import { type Actor, Database, type Handlers, MetadataStore } from 'lathe/node';
import { PicklistData } from '../../common/objects/picklistData';
import type { picklistCalls, PicklistView } from '../../common/picklistCalls';

/** Choices that several fields share: read by whoever fills in a form, added to by developers. */
@injectable()
export class PicklistHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(Database) private readonly database: Database,
  ) {}

  readonly all: Handlers<typeof picklistCalls> = {
    get: ({ actor, params }) => this.view(actor, params.picklistId),
    add: async ({ actor, params: { picklistId: id }, body }) => {
      const { data, revision } = await this.store.get(actor, 'Picklist', id);
      const { values, ...rest } = PicklistData.parse(data);
      if (values.some(({ value }) => value === body.value))
        throw new Refusal('CHOICE_TWICE', { status: 409, parameters: { value: body.value } });
      await this.store.update(actor, 'Picklist', id, { revision, data: { ...rest, values: [...values, body] } });
      return this.view(actor, id);
    },
  };

  private async view(actor: Actor, picklistId: string): Promise<PicklistView> {
    // Designs are read by builders, the choices by everybody who fills in a form.
    const { rows } = await sql<Pick<MetadataRecord, 'id' | 'name' | 'label' | 'data'>>`select id, name, label, data
      from ${sql.id(actor.tenant.schema, 'metadata')}
      where type = 'Picklist' and id = ${picklistId} and deletion is null`.execute(this.database.bare);
    const [found] = rows;
    if (!found) throw new Refusal('NOT_FOUND', { parameters: { type: 'Picklist', id: picklistId.slice(0, 80) } });
    const { id, name, label, data } = found;
    return { id, name, label, picklistValues: PicklistData.parse(data).values };
  }
}
