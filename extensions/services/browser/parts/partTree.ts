import { DisposableOwner } from 'lathe';
import { TreeModel } from 'lathe/ui';
import { action, computed, makeObservable, observableRef } from 'mobx';
import {
  inFolder,
  type Moves,
  movesOf,
  indent,
  noMoves,
  outdent,
  outline,
  type Place,
  place,
  step,
  topmost,
  type TreeEntry,
  withInside,
} from '../../../apps/common/entryTree';
import { type DropSide, mayDropAt } from '../../../apps/common/placeOfDrop';
import { type Destination, destinationOf } from './destinationOf';
import type { ShownParts } from './shownParts';

export interface PartEntry extends TreeEntry {
  readonly name: string;
  readonly label: string;
}

/** Parts of a service in folders, as its editor shows them; each change is stored at once. */
export abstract class PartTree<E extends PartEntry> extends DisposableOwner implements ShownParts {
  /** Undefined until they are known. */
  private known: readonly E[] | undefined = undefined;
  readonly tree: TreeModel<E>;
  /** Puts the keyboard into the tree, once it is drawn. */
  focusTree: (() => void) | undefined;
  /** It is shown as soon as it is there. */
  private wanted: string | undefined;

  constructor(
    readonly service: string,
    private readonly keywordsOf: (entry: E) => string = ({ name }) => name,
  ) {
    super();
    makeObservable<this, 'known'>(this, { known: observableRef, moves: computed, take: action });
    this.tree = new TreeModel<E>({
      getRoots: () => inFolder(this.entries, undefined),
      getId: ({ id }) => id,
      getLabel: ({ label, name }) => label || name,
      getKeywords: (entry) => this.keywordsOf(entry),
      hasChildren: ({ kind }) => kind === 'folder',
      getChildren: ({ id }) => inFolder(this.entries, id),
      isExpandedAtFirst: () => true,
    });
  }

  get entries(): readonly E[] {
    return this.known ?? [];
  }

  get ready(): boolean {
    return this.known !== undefined;
  }

  take(entries: readonly E[]): void {
    this.known = entries;
    this.tree.refresh();
    if (this.wanted !== undefined && entries.some(({ id }) => id === this.wanted)) void this.reveal(this.wanted);
  }

  /** Goes to an entry, now or when it has come. */
  async reveal(id: string | undefined): Promise<void> {
    this.wanted = id;
    if (id === undefined || !(await this.tree.reveal(id))) return;
    this.wanted = undefined;
    this.focusTree?.();
  }

  /** What a command is about. */
  get chosen(): readonly E[] {
    const { focused, nodes } = this.tree.selection;
    const ids = new Set((nodes.length > 0 ? nodes : focused ? [focused] : []).map(({ id }) => id));
    return outline(this.entries).filter(({ id }) => ids.has(id));
  }

  get chosenKind(): string | undefined {
    return this.chosen[0]?.kind;
  }

  /** Where something new goes: into the folder that has the focus, or beside what has it. */
  get folder(): string | undefined {
    const id = this.tree.selection.focused?.id;
    const current = this.entries.find((entry) => entry.id === id);
    return current?.kind === 'folder' ? current.id : current?.parent;
  }

  /** Where what is chosen could go; nowhere while a filter hides what is beside it. */
  get moves(): Moves {
    return this.tree.filter === '' ? movesOf(this.entries, this.ids) : noMoves;
  }

  step(by: -1 | 1): Promise<void> {
    return this.put(step(this.entries, this.ids, by));
  }

  indent(): Promise<void> {
    return this.put(indent(this.entries, this.ids));
  }

  outdent(): Promise<void> {
    return this.put(outdent(this.entries, this.ids));
  }

  mayDrop(target: E | undefined, side: DropSide): boolean {
    return mayDropAt(target, side) && (side === 'inside' || this.tree.filter === '');
  }

  drop(ids: readonly string[], to: Place): Promise<void> {
    return this.put(place(this.entries, ids, to), ids);
  }

  abstract remove(ids?: readonly string[]): Promise<void>;
  protected abstract move(to: Destination): Promise<void>;

  protected get ids(): readonly string[] {
    return this.chosen.map(({ id }) => id);
  }

  /** The ids of entries and of all that is inside, each folder before what is in it. */
  protected withInside(ids: readonly string[]): readonly string[] {
    const all = withInside(this.entries, ids);
    return outline(this.entries).flatMap(({ id }) => (all.has(id) ? [id] : []));
  }

  private async put(next: readonly E[], ids: readonly string[] = this.ids): Promise<void> {
    if (next === this.entries) return;
    const to = destinationOf(topmost(this.entries, ids), next);
    if (to) await this.move(to);
  }
}
