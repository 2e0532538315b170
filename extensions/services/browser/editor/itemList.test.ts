import type { Destination } from '../parts/destinationOf';
import { ItemList } from './itemList';
import { toEntry } from './serviceItem';

const unlocked = { locked: false, userName: '', userId: '', lockAt: '', editable: true };

const item = (id: string, type = 'CustomObject', parent: string | null = null) =>
  toEntry({
    ...{ id, name: `ns__${id}`, label: id, type, parent, seqNo: 1, compId: `${id}-thing`, itemID: null, url: null },
    ...{ lockInfo: unlocked, active: true, missing: false, objectId: null, revision: 1 },
  });

/** Zoo, in it Order; Colour; Buyer. */
const items = [item('Zoo', 'Folder'), item('Order', 'CustomObject', 'Zoo'), item('Colour', 'Picklist'), item('Buyer')];

function open() {
  const moves: Destination[] = [];
  const removed: (readonly string[])[] = [];
  const actions = {
    move: async (_service: string, to: Destination) => void moves.push(to),
    remove: async (_service: string, _ids: readonly string[], going: readonly string[]) => void removed.push(going),
  };
  const list = new ItemList('s', actions, (type) => (type === 'CustomObject' ? 'Object' : type));
  list.take(items);
  const choose = (id: string): void => {
    const node = list.tree.node(id);
    if (node) list.tree.selection.select(node);
  };
  return { list, moves, removed, choose, names: () => list.tree.rows.map(({ id, level }) => `${id}${level}`) };
}

describe('the items of a service', () => {
  it('stand in folders, and are found by label, name and type', () => {
    const { list, names } = open();
    expect(names()).toEqual(['Zoo1', 'Order2', 'Colour1', 'Buyer1']);
    list.tree.setFilter('object NS');
    expect(names()).toEqual(['Zoo1', 'Order2', 'Buyer1']);
  });

  it('move one step, into the folder before them and out of it', async () => {
    const { list, moves, choose } = open();
    choose('Buyer');
    expect(list.moves).toEqual({ up: true, down: false, indent: false, outdent: false });
    await list.step(-1);
    choose('Colour');
    await list.indent();
    choose('Order');
    await list.outdent();
    expect(moves).toEqual([
      { ids: ['Buyer'], parent: null, before: 'Colour' },
      { ids: ['Colour'], parent: 'Zoo' },
      { ids: ['Order'], parent: null, before: 'Colour' },
    ]);
  });

  it('do not move beside what a filter hides', () => {
    const { list, choose } = open();
    choose('Buyer');
    list.tree.setFilter('o');
    expect(list.moves.up).toBe(false);
    expect([list.mayDrop(items[2], 'before'), list.mayDrop(items[0], 'inside')]).toEqual([false, true]);
  });

  it('go with all that is inside, folders first', async () => {
    const { list, removed, choose } = open();
    choose('Zoo');
    await list.remove();
    expect(removed).toEqual([['Zoo', 'Order']]);
  });

  it('are shown as soon as they have come', async () => {
    const { list } = open();
    let focused = 0;
    list.focusTree = () => focused++;
    await list.reveal('New');
    list.take([...items, item('New')]);
    await Promise.resolve();
    expect(list.chosen.map(({ id }) => id)).toEqual(['New']);
    expect(focused).toBe(1);
  });

  it('say what the first that is chosen is', () => {
    const { list, choose } = open();
    expect(list.chosenKind).toBeUndefined();
    choose('Zoo');
    expect(list.chosenKind).toBe('folder');
    choose('Buyer');
    expect(list.chosenKind).toBe('thing');
    list.take([{ ...item('Buyer'), missing: true }]);
    expect(list.chosenKind).toBe('none');
  });
});
