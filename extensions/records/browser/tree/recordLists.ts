import { DisposableOwner, inject, injectable, Metadata, type RecordList, toDisposable } from 'lathe';
import { makeObservable, observable, reaction, runInAction, when } from 'mobx';
import { RecordTypes } from '../data/recordTypes';
import type { ContainerItem, TreeItem } from './treeItem';

export const orders = ['label', 'name', '-modifiedAt', '-createdAt'] as const;
export type RecordOrder = (typeof orders)[number];

const pageSize = 200;

/** The lists behind the open rows of the tree, page after page as they are scrolled to. */
@injectable()
export class RecordLists extends DisposableOwner {
  order: RecordOrder = 'label';
  /** Grows when a list shows something else. */
  version = 0;
  private readonly lists = new Map<string, RecordList>();

  constructor(
    @inject(Metadata) private readonly metadata: Metadata,
    @inject(RecordTypes) private readonly types: RecordTypes,
  ) {
    super();
    makeObservable(this, { order: observable, version: observable });
    this.own(toDisposable(() => [...this.lists.keys()].forEach((id) => this.forget(id))));
  }

  setOrder(order: RecordOrder): void {
    runInAction(() => (this.order = order));
    for (const list of this.lists.values()) void list.setQuery({ ...list.query, order });
  }

  /** At once when its first page is here. */
  children(container: ContainerItem): readonly TreeItem[] | Promise<readonly TreeItem[]> {
    const list = this.listOf(container);
    if (list.rows.length > 0 || !list.loading) return rowsOf(container, list);
    return when(() => !list.loading).then(() => {
      if (list.error === undefined) return rowsOf(container, list);
      this.forget(container.id);
      throw list.error;
    });
  }

  /** How many there are, as soon as it is known. */
  total(id: string): number | undefined {
    const list = this.version >= 0 ? this.lists.get(id) : undefined;
    return !list || (list.loading && list.rows.length === 0) ? undefined : list.total;
  }

  reload(): void {
    for (const list of this.lists.values()) void list.load();
  }

  private listOf(container: ContainerItem): RecordList {
    const known = this.lists.get(container.id);
    if (known) return known;
    const list = this.make(container);
    this.lists.set(container.id, list);
    const stop = reaction(
      () => [list.rows, list.total],
      () => runInAction(() => this.version++),
    );
    this.own(toDisposable(stop));
    return list;
  }

  private make(container: ContainerItem): RecordList {
    const query = { order: this.order, limit: pageSize, brief: true };
    if (container.kind === 'type') return this.metadata.list({ type: container.type.name }, query);
    const { parent, type } = container;
    const owner = this.types.find(parent.type);
    if (owner && this.types.isPartOf(type, owner))
      return this.metadata.list({ type: parent.type, id: parent.id, part: type.name }, query);
    return this.metadata.list({ type: type.name }, { ...query, parent: parent.id });
  }

  private forget(id: string): void {
    this.lists.get(id)?.dispose();
    this.lists.delete(id);
  }
}

function rowsOf({ id }: ContainerItem, list: RecordList): readonly TreeItem[] {
  const rows = list.rows.map((record): TreeItem => ({ kind: 'record', id: record.id, record }));
  return list.complete ? rows : [...rows, { kind: 'more', id: `${id}/more/${rows.length}`, list }];
}
