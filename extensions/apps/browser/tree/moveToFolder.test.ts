import { type PickItem, QuickInput } from 'lathe';
import { MoveToFolder } from './moveToFolder';
import { drawn, testEntry, testFolder } from './testEntries';
import { startTree } from './testTree';

describe('moving to a folder that is chosen', () => {
  it('shows what was moved where it is now, still selected', async () => {
    const entries = [testFolder('F'), testEntry('a'), testEntry('b'), testEntry('c')];
    const { close, container, tree } = await startTree(entries, (call) =>
      call.endsWith('/components/move') ? { result: [] } : undefined,
    );
    const pick = jest.spyOn(container.get(QuickInput), 'pick');
    pick.mockImplementation(async (items) =>
      (await items).find((item): item is PickItem => 'label' in item && item.label === 'F'),
    );
    await container.get(MoveToFolder).run(entries.slice(1, 3));
    expect(pick.mock.calls[0]?.[1]).toEqual({ placeholder: 'Move 2 components to' });
    expect(drawn(tree.entries)).toBe('F(a b) c');
    expect(tree.model.rows.map(({ label }) => label)).toEqual(['F', 'a', 'b', 'c']);
    expect(tree.selected.map(({ id }) => id)).toEqual(['a', 'b']);
    close();
  });
});
