import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks } from 'lathe/node';
import type { ComponentData } from '../../../apps/common/componentData';
import { OtherAreas } from '../otherAreas';
import { refuse } from '../refuse';

type ItemDraft = Draft<ComponentData>;

/** The rules of an application's tree, and those that a service has beside them. */
@injectable()
export class ItemHooks implements MetadataHooks<ComponentData> {
  constructor(@inject(OtherAreas) private readonly others: OtherAreas) {}

  beforeSave(draft: ItemDraft, context: HookContext, before?: ItemDraft): Promise<ItemDraft> {
    if ((draft.data.compId ?? draft.data.itemID) === draft.parent) throw refuse('SERVICE_OF_ITSELF');
    return this.others.trees.rules.beforeSave(draft, context, before);
  }

  afterSave(saved: ItemDraft, context: HookContext, before?: ItemDraft): Promise<void> {
    return this.others.trees.rules.afterSave(saved, context, before);
  }
}
