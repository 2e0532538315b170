import { DisposableOwner, inject, injectable, toDisposable } from 'lathe';
import { TreeModel } from 'lathe/ui';
import { reaction } from 'mobx';
import { RecordChanges } from '../data/recordChanges';
import { RecordTypes } from '../data/recordTypes';
import { RecordLists } from './recordLists';
import { RecordSearch } from './recordSearch';
import { type ContainerItem, type RecordItem, titleOf, type TreeItem } from './treeItem';

/** Types, their records and what is inside of them; or what a search found. */
@injectable()
export class RecordTree extends DisposableOwner {
  readonly model: TreeModel<TreeItem>;

  constructor(
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(RecordLists) private readonly lists: RecordLists,
    @inject(RecordSearch) private readonly search: RecordSearch,
    @inject(RecordChanges) changes: RecordChanges,
  ) {
    super();
    this.model = new TreeModel<TreeItem>({
      remote: true,
      getRoots: () => this.roots(),
      getId: ({ id }) => id,
      getLabel: (item) => this.labelOf(item),
      hasChildren: (item) => this.hasChildren(item),
      getChildren: (item) => this.children(item),
    });
    const stop = reaction(
      () => [lists.version, search.hits, search.active],
      () => this.model.refresh(),
    );
    this.own(toDisposable(stop));
    const searchAgain = (): void => void (search.active && search.run());
    this.own(changes.follow({ changed: searchAgain, missed: searchAgain }));
  }

  refresh(): void {
    this.lists.reload();
    if (this.search.active) void this.search.run();
    this.model.refresh();
  }

  private labelOf(item: TreeItem): string {
    if (item.kind === 'record') return titleOf(item.record);
    return item.kind === 'more' ? '' : this.types.labelOf(item.type.name);
  }

  private roots(): readonly TreeItem[] | Promise<readonly TreeItem[]> {
    const { hits, active } = this.search;
    if (active) return hits.map((record): TreeItem => ({ kind: 'record', id: record.id, record, found: true }));
    if (this.types.all.length > 0) return this.typeItems();
    return this.types.load().then(() => this.typeItems());
  }

  private typeItems(): readonly TreeItem[] {
    return this.types.roots.map((type) => ({ kind: 'type', id: `type:${type.name}`, type }));
  }

  private hasChildren(item: TreeItem): boolean {
    return item.kind === 'type' || item.kind === 'group' || (item.kind === 'record' && this.groups(item).length > 0);
  }

  /** Parts of one kind stand in their record at once; several kinds have a row for each. */
  private children(item: TreeItem): readonly TreeItem[] | Promise<readonly TreeItem[]> {
    if (item.kind === 'type' || item.kind === 'group') return this.lists.children(item);
    if (item.kind !== 'record') return [];
    const groups = this.groups(item);
    const [only] = groups;
    return only && groups.length === 1 ? this.lists.children(only) : groups;
  }

  private groups({ record }: RecordItem): readonly ContainerItem[] {
    const type = this.types.find(record.type);
    if (!type) return [];
    const inside = [...this.types.partsOf(type), ...this.types.contentOf(type)];
    return inside.map((part) => ({ kind: 'group', id: `${record.id}/${part.name}`, type: part, parent: record }));
  }
}
