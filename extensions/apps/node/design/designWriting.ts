import { inject, injectable } from 'inversify';
import { Id, JsonData } from 'lathe/common';
import { type Actor, type InTransaction, MetadataStore } from 'lathe/node';
import type { z } from 'zod';
import { ApplicationData } from '../../common/applicationData';
import type { DesignChange } from '../../common/designCalls';
import { AppAccess } from '../access/appAccess';
import { holdTree } from '../components/treeParts';

type Change = z.output<typeof DesignChange>;
type Written = Change['menus'][number];

interface Scene {
  readonly actor: Actor;
  readonly appId: string;
  readonly transaction: InTransaction;
  /** By how the sender calls it: the id of what was made. */
  readonly made: Map<string, string>;
}

/** Writes what was changed in a designer, within one transaction. */
@injectable()
export class DesignWriting {
  constructor(
    @inject(AppAccess) private readonly access: AppAccess,
    @inject(MetadataStore) private readonly store: MetadataStore,
  ) {}

  /** Tabs come first: menus and the application name them; those that go go last, when nothing names them any more. */
  async write(actor: Actor, appId: string, change: Change, transaction: InTransaction): Promise<void> {
    const scene: Scene = { actor, appId, transaction, made: new Map() };
    await holdTree(appId, { transaction });
    for (const tab of change.tabs) await this.put(scene, 'Tab', tab);
    await this.removeMenus(scene, change.removedMenus);
    for (const menu of change.menus) await this.put(scene, 'Menu', menu);
    if (change.application) await this.writeApplication(scene, change.application);
    for (const { id, revision } of change.removedTabs)
      await this.store.remove(actor, 'Tab', id, { revision, transaction });
  }

  private async writeApplication(scene: Scene, { data, ...change }: NonNullable<Change['application']>) {
    const { actor, appId, transaction } = scene;
    const named = renamed(data, scene.made);
    const read = ApplicationData.safeParse(named);
    // What can't be read is refused by the store, with all that is wrong with it.
    if (read.success) await this.access.requireKnown(actor, read.data);
    await this.store.update(actor, 'Application', appId, { ...change, data: named }, { transaction });
  }

  private async put(scene: Scene, type: 'Menu' | 'Tab', { id, revision, ...record }: Written): Promise<void> {
    const { actor, appId, transaction, made } = scene;
    const written = { ...record, data: renamed(record.data, made) };
    const parent = type === 'Menu' ? { parent: appId } : {};
    if (revision !== undefined) {
      await this.store.update(actor, type, id, { ...written, revision }, { transaction, ...parent });
      return;
    }
    const options = { transaction, ...(type === 'Tab' ? { project: appId } : {}) };
    made.set(id, (await this.store.create(actor, type, { ...written, ...parent }, options)).id);
  }

  /** What was inside of a folder that goes comes back with it. */
  private async removeMenus({ actor, appId, transaction }: Scene, removed: Change['removedMenus']): Promise<void> {
    const going = new Set(removed.map(({ id }) => id));
    const above = new Map<string, string>();
    for (const id of going) {
      const parent = Id.safeParse((await this.store.get(actor, 'Menu', id, transaction)).data['parent']);
      if (parent.success && going.has(parent.data)) above.set(id, parent.data);
    }
    const rootOf = (id: string): string => rootOfChain(id, above);
    for (const { id, revision } of removed)
      await this.store.remove(actor, 'Menu', id, {
        ...{ transaction, revision, parent: appId, force: true },
        along: rootOf(id),
      });
  }
}

function rootOfChain(id: string, above: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let at = id;
  for (let up = above.get(at); up !== undefined && !seen.has(at); up = above.get(at)) {
    seen.add(at);
    at = up;
  }
  return at;
}

/** With the ids of what was made in the places of those that stood for it. */
function renamed(data: JsonData, made: ReadonlyMap<string, string>): JsonData {
  if (made.size === 0) return data;
  const text = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? (made.get(value) ?? value) : value,
  );
  return JsonData.parse(JSON.parse(text));
}
