import type { InTransaction, Tenant } from 'lathe/node';
import type { ObjectModels } from './objectModel';

/** Tells which objects a tenant has. */
export abstract class ObjectCatalogue {
  /** Inside of a transaction that changes objects: as they are by now. */
  abstract of(tenant: Tenant, transaction?: InTransaction): Promise<ObjectModels>;
}
