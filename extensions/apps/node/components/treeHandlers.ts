import { inject, injectable } from 'inversify';
import { type Actor, type Handlers, MetadataStore } from 'lathe/node';
import type { componentCalls, menuCalls } from '../../common/appCalls';
import { ComponentMaking } from './componentMaking';
import { ComponentTreeReader } from './componentTreeReader';
import { TreeEditing } from './treeEditing';
import { componentTree, menuTree } from './treeParts';

/** What the application editor does with the tree and the menus beside the generic calls. */
@injectable()
export class TreeHandlers {
  constructor(
    @inject(ComponentMaking) private readonly making: ComponentMaking,
    @inject(ComponentTreeReader) private readonly reader: ComponentTreeReader,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(TreeEditing) private readonly editing: TreeEditing,
  ) {}

  readonly components: Handlers<typeof componentCalls> = {
    create: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      return this.making.make(actor, appId, body);
    },
    tree: async ({ actor, params: { appId } }) => {
      await this.require(actor, appId);
      return this.reader.of(actor, appId);
    },
    move: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      return this.editing.move(actor, componentTree, appId, body);
    },
    paste: async ({ actor, params: { appId }, body }) => {
      const trees = { from: body.from, into: appId };
      for (const id of [body.from, appId]) await this.require(actor, id);
      if (body.mode === 'copy') return this.editing.copy(actor, componentTree, trees, body);
      if (body.from === appId) return this.editing.move(actor, componentTree, appId, body);
      return this.editing.adopt(actor, componentTree, trees, body);
    },
    remove: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      return { deleted: await this.editing.remove(actor, componentTree, appId, body.ids, body.things) };
    },
    removeFolder: async ({ actor, params: { appId, folderId } }) => {
      await this.require(actor, appId);
      return { deleted: await this.editing.removeFolder(actor, componentTree, appId, folderId) };
    },
  };

  readonly menus: Handlers<typeof menuCalls> = {
    move: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      return this.editing.move(actor, menuTree, appId, body);
    },
    remove: async ({ actor, params: { appId }, body }) => {
      await this.require(actor, appId);
      return { deleted: await this.editing.remove(actor, menuTree, appId, body.ids) };
    },
  };

  private require(actor: Actor, appId: string) {
    return this.store.get(actor, 'Application', appId);
  }
}
