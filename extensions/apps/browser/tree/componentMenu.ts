import { ContextKeys, ContextMenus, inject, injectable, onUnexpectedError, withValues } from 'lathe';
import type { ComponentEntry } from '../../common/appCalls';
import { AppsTexts } from '../appsTexts';
import { isAddress, isFolder, titleOf } from './componentItem';
import { ComponentTree } from './componentTree';

type Place = Element | { readonly x: number; readonly y: number };

/** The menu of a component, of several, or of the empty space below. Commands are told what it is about. */
@injectable()
export class ComponentMenu {
  constructor(
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  show(entries: readonly ComponentEntry[], at: Place): void {
    const [first] = entries;
    const label = first ? titleOf(first, this.texts.t) : this.texts.t('components');
    const context = withValues(this.contextKeys.root, {
      component: entries.length > 1 ? 'many' : first ? kindOf(first) : 'none',
      componentType: entries.length === 1 ? first?.type : undefined,
      componentMissing: entries.some(({ missing }) => missing),
    });
    // Without an argument a command is about what is selected; here it is about what the menu was opened on.
    if (entries.length === 0) this.tree.model.selection.clear();
    this.menus.showMenu('apps/component/context', { label, at, context }).catch(onUnexpectedError);
  }
}

function kindOf(entry: ComponentEntry): 'folder' | 'address' | 'thing' {
  return isFolder(entry) ? 'folder' : isAddress(entry) ? 'address' : 'thing';
}
