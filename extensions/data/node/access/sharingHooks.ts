import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { Draft, HookContext, MetadataHooks, Reference } from 'lathe/node';
import type { SharingRuleData } from '../../common/objects/accessData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { meets } from '../query/ruleSql';
import { referencesInCondition } from '../uses/namedFields';

/** What the condition of a sharing rule names is used by it. */
@injectable()
export class SharingHooks implements MetadataHooks<SharingRuleData> {
  constructor(@inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue) {}

  /** A condition that couldn't be asked of the rows would close them to everybody. */
  async beforeSave(
    draft: Draft<SharingRuleData>,
    { actor, transaction }: HookContext,
  ): Promise<Draft<SharingRuleData>> {
    const models = await this.catalogue.of(actor.tenant, transaction);
    const object = draft.parent === null ? undefined : models.byId(draft.parent);
    const { condition } = draft.data;
    if (object && condition) meets(condition, object, { models, schema: '', computed: () => sql`null` }, 't');
    return draft;
  }

  async references(
    { parent, data }: Draft<SharingRuleData>,
    { actor, transaction }: HookContext,
  ): Promise<Reference[]> {
    const models = await this.catalogue.of(actor.tenant, transaction);
    const object = parent === null ? undefined : models.byId(parent);
    if (!object || !data.condition) return [];
    return referencesInCondition(data.condition, 'data.condition', { object, models });
  }
}
