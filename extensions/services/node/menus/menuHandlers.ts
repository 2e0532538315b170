import { inject, injectable } from 'inversify';
import { type Actor, type Handlers, MetadataStore } from 'lathe/node';
import type { serviceMenuCalls } from '../../common/serviceCalls';
import { OtherAreas } from '../otherAreas';

/** Changes of a service's menus that concern several of them. */
@injectable()
export class MenuHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(OtherAreas) private readonly others: OtherAreas,
  ) {}

  readonly all: Handlers<typeof serviceMenuCalls> = {
    move: async ({ actor, params, body }) =>
      this.others.trees.move(actor, await this.tree(actor, params.serviceId), body),
    remove: async ({ actor, params, body: { ids } }) => ({
      deleted: await this.others.trees.remove(actor, await this.tree(actor, params.serviceId), ids),
    }),
  };

  private async tree(actor: Actor, id: string) {
    await this.store.get(actor, 'Service', id);
    return { type: 'Menu', id };
  }
}
