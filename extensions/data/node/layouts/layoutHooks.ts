import { inject, injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks } from 'lathe/node';
import type { LayoutData } from '../../common/objects/layoutData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { refuse } from '../refuse';

/** A field stands once in a layout. Which fields there are is looked at when it's shown: others come and go. */
@injectable()
export class LayoutHooks implements MetadataHooks<LayoutData> {
  constructor(@inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue) {}

  async beforeSave(draft: Draft<LayoutData>, context: HookContext): Promise<Draft<LayoutData>> {
    const fields = draft.data.sections.flatMap(({ columns }) => columns.flat().map(({ field }) => field));
    const twice = fields.find((field, index) => fields.indexOf(field) < index);
    if (twice !== undefined) throw refuse('FIELD_TWICE', { layout: draft.label, field: twice });
    await this.requireRecordTypes(draft, context);
    return draft;
  }

  /** Only a field of choices tells of what type a row is. */
  private async requireRecordTypes({ data, parent, label }: Draft<LayoutData>, { actor, transaction }: HookContext) {
    if (!data.recordTypes || parent === null) return;
    const { field: id } = data.recordTypes;
    const models = await this.catalogue.of(actor.tenant, transaction);
    const field = models.byId(parent)?.fields.find((each) => each.id === id);
    if (field?.type === 'singleselect') return;
    const fields = [{ path: 'body.data.recordTypes.field', message: 'NO_RECORD_TYPE' }];
    throw refuse('NO_RECORD_TYPE', { layout: label, field: field?.label ?? id }, { fields });
  }
}
