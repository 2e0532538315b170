import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, type Handlers, MetadataStore } from 'lathe/node';
import type { componentCalls, menuCalls } from '../../common/appCalls';
import { folderType } from '../../common/componentTypes';
import { refuse } from '../refuse';
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
    @inject(Database) private readonly database: Database,
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
      const { rows } = await sql<{ type: string }>`select data->>'type' as type
        from ${sql.id(actor.tenant.schema, 'metadata')}
        where id = ${folderId} and parent = ${appId} and type = 'ApplicationComponent' and deletion is null`.execute(
        this.database.bare,
      );
      if (!rows[0]) throw refuse('NO_FOLDER');
      if (rows[0].type !== folderType) throw refuse('FOLDER_TO_DELETE_INVALID');
      return { deleted: await this.editing.remove(actor, componentTree, appId, [folderId]) };
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
