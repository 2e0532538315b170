import { type ListTarget, type Metadata, type RecordList, toDisposable } from 'lathe';
import { reaction } from 'mobx';
import type { Destination } from '../parts/destinationOf';
import { PartTree } from '../parts/partTree';
import type { RemovedParts } from '../parts/removedParts';
import type { ServicesClient } from '../servicesClient';
import { type MenuEntry, toMenu } from './menuEntry';

interface Around {
  readonly metadata: Metadata;
  readonly client: ServicesClient;
  readonly removed: RemovedParts;
}

/** The menus of a service, and the tabs that they open. */
export class MenuList extends PartTree<MenuEntry> {
  /** Of all tabs, so that menus tell what they open. */
  readonly tabs: RecordList;
  private readonly list: RecordList;

  constructor(
    service: string,
    private readonly around: Around,
  ) {
    super(service);
    const { metadata } = around;
    const target: ListTarget = { type: 'Service', id: service, part: 'Menu' };
    this.list = this.own(metadata.list(target, { order: 'data.seqNo', limit: 1000 }));
    this.tabs = this.own(metadata.list({ type: 'Tab' }, { brief: true, order: 'label', limit: 1000 }));
    const follow = reaction(
      () => (this.loading || this.problem !== undefined ? undefined : this.list.rows),
      (rows) => rows && this.take(rows.map(toMenu)),
      { fireImmediately: true },
    );
    this.own(toDisposable(follow));
  }

  get loading(): boolean {
    return this.list.loading && this.list.rows.length === 0;
  }

  get problem(): string | undefined {
    const { error } = this.list;
    if (error === undefined) return undefined;
    return error instanceof Error ? error.message : String(error);
  }

  async load(): Promise<void> {
    await this.list.load();
  }

  async remove(ids: readonly string[] = this.ids): Promise<void> {
    if (ids.length === 0) return;
    const going = this.withInside(ids);
    const { menus } = await this.around.client.calls;
    await menus.remove({ params: { serviceId: this.service }, body: { ids: [...ids] } });
    await this.load();
    this.around.removed.tell(going);
  }

  protected async move(body: Destination): Promise<void> {
    const { menus } = await this.around.client.calls;
    await menus.move({ params: { serviceId: this.service }, body });
    await this.load();
  }
}
