import { injectable } from 'inversify';
import type { Draft, MetadataHooks } from 'lathe/node';
import type { LayoutData } from '../../common/objects/layoutData';
import { refuse } from '../refuse';

/** A field stands once in a layout. Which fields there are is looked at when it's shown: others come and go. */
@injectable()
export class LayoutHooks implements MetadataHooks<LayoutData> {
  beforeSave(draft: Draft<LayoutData>): Draft<LayoutData> {
    const fields = draft.data.sections.flatMap(({ columns }) => columns.flat().map(({ field }) => field));
    const twice = fields.find((field, index) => fields.indexOf(field) < index);
    if (twice !== undefined) throw refuse('FIELD_TWICE', { layout: draft.label, field: twice });
    return draft;
  }
}
