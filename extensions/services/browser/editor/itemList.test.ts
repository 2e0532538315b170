import { ItemList } from './itemList';
import type { PlacedItem } from './serviceItem';
import type { Destination } from '../parts/destinationOf';

const unlocked = { locked: false, userName: '', userId: '', lockAt: '', editable: true };

const item = (id: string, type = 'CustomObject', parent: string | null = null): PlacedItem => ({
  ...{ id, name: `ns__${id}`, label: id, type, parent, seqNo: 1, compId: null, itemID: null, depth: parent ? 1 : 0 },
  ...{ lockInfo: unlocked, active: true, missing: false, objectId: null, revision: 1, url: null },
});

function open() {
  const moves: Destination[] = [];
  const list = new ItemList('s', {
    move: async (_service, to) => void moves.push(to),
    remove: async () => undefined,
  });
  list.take([item('Zoo', 'Folder'), item('Order', 'CustomObject', 'Zoo'), item('Colour', 'Picklist'), item('Buyer')]);
  const names = () => list.rows((type) => type, 'en').map(({ label, depth }) => `${label}${depth}`);
  return { list, moves, names };
}

describe('the items of a service', () => {
  it('are found by label, name and type, and sorted', () => {
    const { list, names } = open();
    expect(names()).toEqual(['Zoo0', 'Order1', 'Colour0', 'Buyer0']);
    list.find('object NS');
    expect(names()).toEqual(['Order0', 'Buyer0']);
    list.sortBy({ column: 'label', descending: false });
    expect(names()).toEqual(['Buyer0', 'Order0']);
    list.find('');
    list.sortBy({ column: 'type', descending: true });
    expect(names()[0]).toBe('Colour0');
    list.sortBy({ column: 'type', descending: false });
    expect(list.ordered).toBe(true);
  });

  it('move one step among their siblings, as long as their order is seen', async () => {
    const { list, moves } = open();
    list.select(new Set(['Buyer']));
    await list.step(-1);
    expect(moves).toEqual([{ ids: ['Buyer'], parent: null, before: 'Colour' }]);
    list.select(new Set(['Zoo']));
    await list.step(-1);
    list.find('o');
    await list.step(1);
    expect(moves).toHaveLength(1);
  });
});
