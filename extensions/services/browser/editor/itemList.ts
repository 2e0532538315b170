import type { Destination } from '../parts/destinationOf';
import { PartTree } from '../parts/partTree';
import type { ItemActions } from './itemActions';
import type { ItemEntry } from './serviceItem';

/** The items of a service, found by what they are called and what they are. */
export class ItemList extends PartTree<ItemEntry> {
  constructor(
    service: string,
    private readonly actions: Pick<ItemActions, 'remove' | 'move'>,
    typeText: (type: string) => string,
  ) {
    super(service, ({ name, type }) => `${name} ${typeText(type)}`);
  }

  override get chosenKind(): string | undefined {
    const [item] = this.chosen;
    if (!item || item.kind === 'folder') return item?.kind;
    return item.missing || item.compId === null ? 'none' : 'thing';
  }

  async remove(ids: readonly string[] = this.ids): Promise<void> {
    if (ids.length > 0) await this.actions.remove(this.service, ids, this.withInside(ids));
  }

  protected move(to: Destination): Promise<void> {
    return this.actions.move(this.service, to);
  }
}
