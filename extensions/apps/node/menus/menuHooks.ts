import { injectable } from 'inversify';
import type { Draft, HookContext, MetadataHooks } from 'lathe/node';
import type { MenuData } from '../../common/menuData';
import { holdTree, menuTree, placeInTree } from '../components/treeParts';
import { refuse } from '../refuse';

/** A menu is in its place, and a link leads to a tab. */
@injectable()
export class MenuHooks implements MetadataHooks<MenuData> {
  async beforeSave(draft: Draft<MenuData>, context: HookContext): Promise<Draft<MenuData>> {
    const { kind, tab } = draft.data;
    if (kind === 'tab' && tab === undefined)
      throw refuse('MENU_TAB_NEEDED', {}, { fields: [{ path: 'body.data.tab', message: 'required' }] });
    await holdTree(draft.parent ?? '', context);
    const seqNo = await placeInTree(menuTree, draft, context);
    return { ...draft, data: { ...draft.data, seqNo, tab: kind === 'tab' ? tab : undefined } };
  }
}
