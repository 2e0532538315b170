import { inject, injectable } from 'inversify';
import { type Actor, type Handlers, MetadataStore } from 'lathe/node';
import { canonicalType, findComponentType, viewObjectType } from '../../../apps/common/componentTypes';
import type { serviceCalls } from '../../common/serviceCalls';
import { itemType } from '../items/itemHandlers';
import { ServiceDocument } from '../openApi/serviceDocument';
import { OtherAreas } from '../otherAreas';
import { refuse } from '../refuse';
import { ServiceResources } from '../resources/serviceResources';

/** The calls by which other consoles know services. */
@injectable()
export class ServiceHandlers {
  constructor(
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(OtherAreas) private readonly others: OtherAreas,
    @inject(ServiceResources) private readonly found: ServiceResources,
    @inject(ServiceDocument) private readonly documents: ServiceDocument,
  ) {}

  readonly all: Handlers<typeof serviceCalls> = {
    get: async ({ actor, params: { serviceId }, query: { flag = '' } }) => {
      const service = await this.store.get(actor, 'Service', serviceId);
      if (!['C', 'AA'].includes(flag.toUpperCase())) return service;
      return { ...service, serviceItems: await this.items(actor, service.id) };
    },
    items: async ({ actor, params: { id, type } }) => {
      await this.store.get(actor, 'Service', id);
      const wanted = type.toLowerCase() === viewObjectType.toLowerCase() ? viewObjectType : canonicalType(type);
      const all = type.toLowerCase() === 'all';
      if (!all && wanted !== viewObjectType && !findComponentType(type)) throw refuse('UNKNOWN_ITEM_TYPE', { type });
      return (await this.items(actor, id)).filter((item) => all || item.type === wanted);
    },
    yaml: async ({ actor, params: { id }, locale }) => {
      const { name } = await this.store.get(actor, 'Service', id);
      const document = await this.documents.of(actor, await this.found.service(actor, name), locale);
      // Whatever is JSON is YAML as well.
      return JSON.stringify(document, null, 2);
    },
    resources: async ({ actor, params: { appId }, query: { name } }) => this.found.inProject(actor, appId, name),
  };

  /** What an item stands for is known by two names. */
  private async items(actor: Actor, id: string) {
    const entries = await this.others.trees.read(actor, { type: itemType, id });
    return entries.map((entry) => ({ ...entry, itemID: entry.compId }));
  }
}
