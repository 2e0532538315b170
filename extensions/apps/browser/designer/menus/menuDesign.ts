import { DisposableOwner, toDisposable, type Translate } from 'lathe';
import { type FormModel, TreeModel, type TreeNode } from 'lathe/ui';
import { reaction } from 'mobx';
import type { AppValues, MenuEntry, TabEntry } from '../model/appValues';
import { successorsOf } from '../model/successors';
import {
  inFolder,
  indent,
  insert,
  type Moves,
  movesOf,
  outdent,
  outline,
  type Place,
  place,
  step,
  topmost,
  without,
  withInside,
} from '../../../common/entryTree';
import { copiesOf, newMenu, newTab } from '../model/newEntries';
import type { Target } from '../targets/target';

/** The menus of an application as they are designed: each change is one step that can be undone. */
export class MenuDesign extends DisposableOwner {
  readonly tree: TreeModel<MenuEntry>;
  /** Puts the keyboard into the tree, once it is drawn. */
  focusTree: (() => void) | undefined;
  private steps = 0;

  constructor(
    readonly form: FormModel<AppValues>,
    private readonly t: Translate,
  ) {
    super();
    this.tree = new TreeModel<MenuEntry>({
      getRoots: () => inFolder(this.menus, undefined),
      getId: ({ id }) => id,
      getLabel: ({ label }) => label,
      hasChildren: ({ kind }) => kind === 'folder',
      getChildren: ({ id }) => inFolder(this.menus, id),
      isExpandedAtFirst: () => true,
    });
    const follow = reaction(
      () => this.menus,
      (menus, before) => {
        this.tree.selection.follow(successorsOf(before ?? [], menus));
        this.tree.refresh();
      },
    );
    this.own(toDisposable(follow));
  }

  get menus(): readonly MenuEntry[] {
    return this.form.state === 'ready' ? this.form.values.menus : [];
  }

  get tabs(): readonly TabEntry[] {
    return this.form.state === 'ready' ? this.form.values.tabs : [];
  }

  /** The one whose properties are shown. */
  get current(): MenuEntry | undefined {
    const node = this.tree.selection.focused;
    // The tree is told of a change a moment after it was made.
    return node && this.menus.find(({ id }) => id === node.id);
  }

  /** What a command is about. */
  get chosen(): readonly MenuEntry[] {
    const { focused, nodes } = this.tree.selection;
    const some: readonly TreeNode<MenuEntry>[] = nodes.length > 0 ? nodes : focused ? [focused] : [];
    const ids = new Set(some.map(({ id }) => id));
    return outline(this.menus).filter(({ id }) => ids.has(id));
  }

  get moves(): Moves {
    return movesOf(this.menus, this.ids);
  }

  change(id: string, change: Partial<MenuEntry>, label: string, field: string): void {
    const menus = this.menus.map((menu) => (menu.id === id ? { ...menu, ...change } : menu));
    this.form.history.transact(label, () => this.form.change('menus', menus, label, `menu ${id} ${field}`));
  }

  async add(entries: readonly MenuEntry[], at: Place, label: string, tabs: readonly TabEntry[] = []): Promise<void> {
    const placed = entries.map((entry) => (entry.parent === undefined ? { ...entry, parent: at.parent } : entry));
    this.form.history.transact(label, () => {
      if (tabs.length > 0) this.form.change('tabs', [...this.tabs, ...tabs], label);
      this.form.change('menus', insert(this.menus, placed, at.before), label);
    });
    await this.show(placed[0]?.id);
  }

  /** Its name is to be typed at once. */
  async addFolder(): Promise<void> {
    const label = this.t('designer.menus.newFolder');
    await this.add([newMenu(this.menus, { label, kind: 'folder' })], this.here, label);
    this.tree.rename(this.tree.selection.focused);
  }

  /** A menu that opens a tab which is there. */
  addLink(tab: string): Promise<void> {
    const { label = '', labels = {} } = this.tabs.find(({ id }) => id === tab) ?? {};
    const menu = newMenu(this.menus, { label, labels, kind: 'tab', tab });
    return this.add([menu], this.here, this.t('designer.menus.added', { count: 1 }));
  }

  /** A menu for each, with a tab where none shows the same already. */
  async addFor(targets: readonly Target[]): Promise<void> {
    const tabs: TabEntry[] = [];
    const menus: MenuEntry[] = [];
    for (const target of targets) {
      const known = [...this.tabs, ...tabs];
      const tab = known.find((one) => shows(one, target)) ?? newTab(known, target);
      if (!known.includes(tab)) tabs.push(tab);
      const { label, labels, icon } = target;
      menus.push(newMenu([...this.menus, ...menus], { label, labels, icon, kind: 'tab', tab: tab.id }));
    }
    await this.add(menus, this.here, this.t('designer.menus.added', { count: menus.length }), tabs);
  }

  async addCopies(entries: readonly MenuEntry[], tabs: readonly TabEntry[]): Promise<void> {
    const copies = copiesOf(entries, this.menus);
    const missing = tabs.filter(({ id }) => !this.tabs.some((tab) => tab.id === id));
    await this.add(copies, this.here, this.t('designer.menus.pasted', { count: copies.length }), missing);
  }

  move(ids: readonly string[], to: Place, label = this.t('designer.menus.moved')): void {
    this.put(place(this.menus, ids, to), label);
  }

  step(by: -1 | 1): void {
    this.put(step(this.menus, this.ids, by), this.t('designer.menus.moved'));
  }

  indent(): void {
    this.put(indent(this.menus, this.ids), this.t('designer.menus.indented'));
  }

  outdent(): void {
    this.put(outdent(this.menus, this.ids), this.t('designer.menus.outdented'));
  }

  /** With all that is inside; the focus goes to what stands next. */
  remove(ids: readonly string[] = this.ids): void {
    if (ids.length === 0) return;
    const going = withInside(this.menus, ids);
    const rows = this.tree.rows.map(({ id }) => id);
    const last = rows.findLastIndex((id) => going.has(id));
    const next = rows.slice(last).find((id) => !going.has(id)) ?? rows.findLast((id) => !going.has(id));
    this.put(without(this.menus, ids), this.t('designer.menus.deleted', { count: going.size }));
    void this.show(next);
  }

  /** The entries that are chosen, with what is inside of them. */
  get taken(): readonly MenuEntry[] {
    const inside = withInside(this.menus, this.ids);
    return outline(this.menus).filter(({ id }) => inside.has(id));
  }

  /** Where something new goes: into the folder that has the focus, or behind what has it. */
  get here(): Place {
    const { current } = this;
    if (!current) return { parent: undefined, before: undefined };
    if (current.kind === 'folder') return { parent: current.id, before: undefined };
    const siblings = inFolder(this.menus, current.parent);
    const next = siblings[siblings.findIndex(({ id }) => id === current.id) + 1];
    return { parent: current.parent, before: next?.id };
  }

  async show(id: string | undefined): Promise<void> {
    this.tree.refresh();
    if (id !== undefined) await this.tree.reveal(id);
    this.focusTree?.();
  }

  private get ids(): readonly string[] {
    return topmost(
      this.menus,
      this.chosen.map(({ id }) => id),
    ).map(({ id }) => id);
  }

  private put(menus: readonly MenuEntry[], label: string): void {
    if (menus === this.menus) return;
    this.form.change('menus', menus, label, `menus ${++this.steps}`);
  }
}

function shows(tab: TabEntry, { kind, target }: Target): boolean {
  return target !== undefined && tab.kind === kind && tab.target === target && tab.layout === undefined;
}
