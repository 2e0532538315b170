import type { Tenant } from 'lathe/node';
import type { ObjectModels } from '../objects/objectModel';
import type { ComputedField } from './queryContext';

/** Tells what formulas and roll-ups come to: they have no column, a query works them out. */
export abstract class ComputedFields {
  abstract of(tenant: Tenant, models: ObjectModels): ComputedField;
}
