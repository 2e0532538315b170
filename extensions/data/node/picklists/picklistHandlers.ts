import { inject, injectable } from 'inversify';
import { permissions, Refusal } from 'lathe/common';
import { type Actor, type Handlers, MetadataStore, withPermission } from 'lathe/node';
import { PicklistData } from '../../common/objects/picklistData';
import type { picklistCalls, PicklistView } from '../../common/picklistCalls';

/** Choices that several fields share: read by whoever fills in a form, added to by developers. */
@injectable()
export class PicklistHandlers {
  constructor(@inject(MetadataStore) private readonly store: MetadataStore) {}

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
    // Who fills in a form need not build.
    const reader = withPermission(actor, permissions.developApplication);
    const { id, name, label, data } = await this.store.get(reader, 'Picklist', picklistId);
    return { id, name, label, picklistValues: PicklistData.parse(data).values };
  }
}
