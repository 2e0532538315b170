import { inject, injectable } from 'inversify';
import { type Actor, type Handlers, MetadataStore } from 'lathe/node';
import type { itemCalls } from '../../common/serviceCalls';
import { OtherAreas } from '../otherAreas';

export const itemType = 'ServiceItem';

/** Changes of a service's tree that concern several items, or an item and what it stands for. */
@injectable()
export class ItemHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(OtherAreas) private readonly others: OtherAreas,
  ) {}

  readonly all: Handlers<typeof itemCalls> = {
    create: async ({ actor, params, body }) =>
      this.others.trees.make(actor, await this.tree(actor, params.serviceId), body),
    move: async ({ actor, params, body }) =>
      this.others.trees.move(actor, await this.tree(actor, params.serviceId), body),
    remove: async ({ actor, params, body: { ids, things } }) => {
      const tree = await this.tree(actor, params.serviceId);
      return { deleted: await this.others.trees.remove(actor, tree, ids, things) };
    },
  };

  private async tree(actor: Actor, id: string) {
    await this.store.get(actor, 'Service', id);
    return { type: itemType, id };
  }
}
