import { inject, injectable } from 'inversify';
import type { JsonData, MetadataRecord } from 'lathe/common';
import { type Actor, Database, MetadataStore, MetadataTypes } from 'lathe/node';
import type { NewComponent } from '../../common/appCalls';
import { findComponentType, folderType, urlMapType } from '../../common/componentTypes';
import { refuse } from '../refuse';
import { componentTree } from './treeParts';

export interface MadeComponent {
  readonly component: MetadataRecord;
  readonly record: MetadataRecord | null;
}

/** Makes what an application or a service consists of from its tree: the thing and its entry, both or none. */
@injectable()
export class ComponentMaking {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  make(actor: Actor, project: string, wanted: NewComponent, type = componentTree.type): Promise<MadeComponent> {
    const known = findComponentType(wanted.type);
    const thing = known?.metadata === undefined ? undefined : this.types.find(known.metadata);
    const alone = known?.name === folderType || known?.name === urlMapType;
    // What is made in several steps has screens of its own for that.
    if (!known || (!alone && (!thing || thing.create))) throw refuse('COMPONENT_NOT_CREATABLE', { type: wanted.type });
    const { name, label, data = {}, of, parent } = wanted;
    return this.database.transact(actor.tenant, async (transaction) => {
      const options = { transaction, project };
      const own = { name, label, data, parent: of };
      const record = thing ? await this.store.create(actor, thing.name, own, options) : null;
      const stands: JsonData = record ? { compId: record.id, ...(of ? { objectId: of } : {}) } : addressIn(data);
      const entry = {
        ...{ name: record?.name ?? name, label: record?.label ?? label, parent: project },
        data: { type: known.name, ...stands, ...(parent === null ? {} : { parent }) },
      };
      return { record, component: await this.store.create(actor, type, entry, { transaction }) };
    });
  }
}

function addressIn({ url }: JsonData): JsonData {
  return typeof url === 'string' ? { url } : {};
}
