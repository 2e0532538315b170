import { injectable } from 'inversify';
import type { Draft, MetadataHooks, Reference } from 'lathe/node';
import { homeTabId, type TabData, tabTargets } from '../../common/tabData';
import { refuse } from '../refuse';

/** A tab shows something that is there. */
@injectable()
export class TabHooks implements MetadataHooks<TabData> {
  isKept({ id }: { readonly id: string }): boolean {
    return id === homeTabId;
  }

  beforeSave(draft: Draft<TabData>): Draft<TabData> {
    const { kind, target, url } = draft.data;
    const needsTarget = tabTargets[kind] !== undefined;
    if (needsTarget && target === undefined)
      throw refuse('TAB_TARGET_NEEDED', {}, { fields: [{ path: 'body.data.target', message: 'required' }] });
    if (kind === 'link' && !url)
      throw refuse('TAB_ADDRESS_NEEDED', {}, { fields: [{ path: 'body.data.url', message: 'required' }] });
    return needsTarget ? draft : { ...draft, data: { ...draft.data, target: undefined } };
  }

  references({ data: { kind, target } }: Draft<TabData>): Reference[] {
    const type = tabTargets[kind];
    return target && type ? [{ place: 'data.target', target, type, weak: false }] : [];
  }
}
