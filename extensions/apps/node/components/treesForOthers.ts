import { inject, injectable } from 'inversify';
import type { Actor } from 'lathe/node';
import type { NewComponent } from '../../common/appCalls';
import type { EntryDestination, EntryTree, EntryTrees } from '../../common/entryTrees';
import { ComponentHooks } from './componentHooks';
import { ComponentMaking } from './componentMaking';
import { ComponentTreeReader } from './componentTreeReader';
import { TreeEditing } from './treeEditing';
import { menuTree, thingTree, type TreeKind } from './treeParts';

/** What applications do with their trees, for the trees of other areas. */
@injectable()
export class TreesForOthers implements EntryTrees {
  constructor(
    @inject(ComponentHooks) readonly rules: ComponentHooks,
    @inject(ComponentMaking) private readonly making: ComponentMaking,
    @inject(ComponentTreeReader) private readonly reader: ComponentTreeReader,
    @inject(TreeEditing) private readonly editing: TreeEditing,
  ) {}

  read(actor: Actor, { id, type }: EntryTree) {
    return this.reader.of(actor, id, type);
  }

  make(actor: Actor, { id, type }: EntryTree, wanted: NewComponent) {
    return this.making.make(actor, id, wanted, type);
  }

  move(actor: Actor, { id, type }: EntryTree, to: EntryDestination) {
    return this.editing.move(actor, kindOf(type), id, to);
  }

  remove(actor: Actor, { id, type }: EntryTree, ids: readonly string[], things?: boolean) {
    return this.editing.remove(actor, kindOf(type), id, ids, things);
  }

  removeFolder(actor: Actor, { id, type }: EntryTree, folder: string) {
    return this.editing.removeFolder(actor, kindOf(type), id, folder);
  }
}

/** Menus are the same wherever they are. */
function kindOf(type: string): TreeKind {
  return type === menuTree.type ? menuTree : thingTree(type);
}
