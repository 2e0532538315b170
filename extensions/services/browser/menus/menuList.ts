import { DisposableOwner, type ListTarget, type Metadata, type RecordList, toDisposable } from 'lathe';
import { TreeModel } from 'lathe/ui';
import { computed, makeObservable, reaction } from 'mobx';
import {
  inFolder,
  indent,
  outdent,
  outline,
  type Place,
  place,
  step,
  topmost,
  withInside,
} from '../../../apps/common/entryTree';
import { destinationOf } from '../parts/destinationOf';
import type { RemovedParts } from '../parts/removedParts';
import type { ShownParts } from '../parts/shownParts';
import type { ServicesClient } from '../servicesClient';
import { type MenuEntry, toMenu } from './menuEntry';

interface Around {
  readonly metadata: Metadata;
  readonly client: ServicesClient;
  readonly removed: RemovedParts;
}

/** The menus of a service, and the tabs that they open; each change is stored at once. */
export class MenuList extends DisposableOwner implements ShownParts {
  readonly tree: TreeModel<MenuEntry>;
  /** Of all tabs, so that menus tell what they open. */
  readonly tabs: RecordList;
  private readonly list: RecordList;

  constructor(
    readonly service: string,
    private readonly around: Around,
  ) {
    super();
    const { metadata } = around;
    const target: ListTarget = { type: 'Service', id: service, part: 'Menu' };
    this.list = this.own(metadata.list(target, { order: 'data.seqNo', limit: 1000 }));
    this.tabs = this.own(metadata.list({ type: 'Tab' }, { brief: true, order: 'label', limit: 1000 }));
    makeObservable(this, { menus: computed });
    this.tree = new TreeModel<MenuEntry>({
      getRoots: () => inFolder(this.menus, undefined),
      getId: ({ id }) => id,
      getLabel: ({ label, name }) => label || name,
      hasChildren: ({ kind }) => kind === 'folder',
      getChildren: ({ id }) => inFolder(this.menus, id),
      isExpandedAtFirst: () => true,
    });
    this.own(
      toDisposable(
        reaction(
          () => this.menus,
          () => this.tree.refresh(),
        ),
      ),
    );
  }

  get menus(): readonly MenuEntry[] {
    return this.list.rows.map(toMenu);
  }

  get loading(): boolean {
    return this.list.loading && this.list.rows.length === 0;
  }

  get problem(): string | undefined {
    const { error } = this.list;
    if (error === undefined) return undefined;
    return error instanceof Error ? error.message : String(error);
  }

  /** What a command is about. */
  get chosen(): readonly MenuEntry[] {
    const { focused, nodes } = this.tree.selection;
    const ids = new Set((nodes.length > 0 ? nodes : focused ? [focused] : []).map(({ id }) => id));
    return outline(this.menus).filter(({ id }) => ids.has(id));
  }

  /** Where something new goes: into the folder that has the focus, or beside what has it. */
  get folder(): string | undefined {
    const id = this.tree.selection.focused?.id;
    const current = this.menus.find((menu) => menu.id === id);
    return current?.kind === 'folder' ? current.id : current?.parent;
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  step(by: -1 | 1): Promise<void> {
    return this.put(step(this.menus, this.ids, by));
  }

  indent(): Promise<void> {
    return this.put(indent(this.menus, this.ids));
  }

  outdent(): Promise<void> {
    return this.put(outdent(this.menus, this.ids));
  }

  drop(ids: readonly string[], to: Place): Promise<void> {
    return this.put(place(this.menus, ids, to), ids);
  }

  async remove(ids: readonly string[] = this.ids): Promise<void> {
    if (ids.length === 0) return;
    const going = withInside(this.menus, ids);
    const all = outline(this.menus).filter(({ id }) => going.has(id));
    const { menus } = await this.around.client.calls;
    await menus.remove({ params: { serviceId: this.service }, body: { ids: [...ids] } });
    await this.load();
    this.around.removed.tell(all.map(({ id }) => id));
  }

  private get ids(): readonly string[] {
    return this.chosen.map(({ id }) => id);
  }

  private async put(next: readonly MenuEntry[], ids: readonly string[] = this.ids): Promise<void> {
    if (next === this.menus) return;
    const body = destinationOf(topmost(this.menus, ids), next);
    if (!body) return;
    const { menus } = await this.around.client.calls;
    await menus.move({ params: { serviceId: this.service }, body });
    await this.load();
  }
}
