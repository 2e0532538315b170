import { ContextKeys } from 'lathe';
import { when } from 'mobx';
import { ComponentClipboard } from './componentClipboard';
import { drawn, testEntry, testFolder } from './testEntries';
import { appId, startTree } from './testTree';

const entries = [testFolder('F'), testEntry('a', { parent: 'F' }), testEntry('b'), testEntry('c')];
const placed = { result: [{ id: 'b', parent: null, seqNo: 1, revision: 2 }] };
const isMove = (call: string) => call.endsWith('/components/move');

describe('the tree of components', () => {
  let close: (() => void) | undefined;

  async function start(...given: Parameters<typeof startTree>) {
    const started = await startTree(...given);
    close = started.close;
    return started;
  }

  afterEach(() => close?.());

  it('shows folders with what is in them, found by label and name also where they are closed', async () => {
    const { tree } = await start([
      ...entries,
      testEntry('x', { parent: 'F', label: 'Order', name: 'ns__Bestellung__CST' }),
    ]);
    const shown = () => tree.model.rows.map(({ label }) => label);
    expect(shown()).toEqual(['F', 'b', 'c']);
    tree.model.setFilter('bestell');
    expect(shown()).toEqual(['F', 'Order']);
    await tree.load();
    expect(shown()).toEqual(['F', 'Order']);
  });

  it('lets the palette offer what is done with components once some are chosen', async () => {
    const { tree, container } = await start(entries);
    const offered = () => container.get(ContextKeys).get('apps.componentChosen');
    expect(offered()).toBeFalsy();
    const [first] = tree.model.rows;
    if (first) tree.model.selection.select(first);
    expect(offered()).toBe(true);
  });

  it('moves at once, and asks the server', async () => {
    let answer: (envelope: object) => void = () => undefined;
    const { tree, moves, bodies } = await start(entries, (call) =>
      isMove(call) ? new Promise<object>((resolve) => (answer = resolve)) : undefined,
    );
    const moving = moves.move({ ids: ['b'], parent: 'F', before: 'a' });
    expect(drawn(tree.entries)).toBe('F(b a) c');
    await new Promise<void>((resolve) => setTimeout(resolve, 0));
    answer(placed);
    await moving;
    expect(bodies).toContainEqual({ ids: ['b'], parent: 'F', before: 'a' });
  });

  it('puts back what the server refuses to move, and tells its words', async () => {
    const { tree, moves, said } = await start(entries, (call) =>
      isMove(call) ? { resCode: 'LOCKED', resMsg: 'olga edits it.' } : undefined,
    );
    await moves.move({ ids: ['b'], parent: 'F' });
    expect(drawn(tree.entries)).toBe('F(a) b c');
    expect(said()).toEqual(['olga edits it.']);
    expect(moves.history.canUndo).toBe(false);
  });

  it('undoes moves with the workbench’s undo', async () => {
    const { tree, moves, undoRedo, bodies } = await start(entries, (call) => (isMove(call) ? placed : undefined));
    await moves.move({ ids: ['b', 'a'], parent: null });
    expect(drawn(tree.entries)).toBe('F() c a b');
    await undoRedo.undo();
    expect(drawn(tree.entries)).toBe('F(a) b c');
    await undoRedo.redo();
    expect(drawn(tree.entries)).toBe('F() c a b');
    expect(bodies.filter(Boolean)).toHaveLength(4);
  });

  it('shifts several by one', async () => {
    const { tree, moves } = await start(entries, (call) => (isMove(call) ? placed : undefined));
    const pick = (...ids: string[]) => tree.entries.filter(({ id }) => ids.includes(id));
    await moves.shift(pick('b', 'c'), false);
    expect(drawn(tree.entries)).toBe('b c F(a)');
    await moves.shift(pick('b', 'c'), false);
    expect(drawn(tree.entries)).toBe('b c F(a)');
    await moves.shift(pick('b'), true);
    expect(drawn(tree.entries)).toBe('c b F(a)');
  });

  it('follows what others do, and keeps what is selected and open', async () => {
    const { tree, state, tell } = await start(entries);
    await tree.reveal('a');
    state.entries = [...entries, testEntry('new', { parent: 'F' })];
    tell({ action: 'created', id: 'new', parent: appId });
    await when(() => tree.entries.length === 5);
    expect(tree.model.rows.map(({ label }) => label)).toEqual(['F', 'a', 'new', 'b', 'c']);
    expect(tree.selected.map(({ id }) => id)).toEqual(['a']);
    const lockInfo = { locked: true, userId: 'o', userName: 'olga', lockAt: '', editable: false };
    state.entries = entries.map((entry) => (entry.id === 'b' ? { ...entry, lockInfo } : entry));
    tell({ action: 'locked', type: 'Script', id: 'thing b' });
    await when(() => tree.byId.get('b')?.lockInfo.locked === true);
  });

  it('pastes what was copied into the folder that is chosen, and undoes that', async () => {
    const { tree, container, state, undoRedo, asked, bodies } = await start(entries, (call) => {
      if (call.endsWith('/paste')) {
        state.entries = [...entries, testEntry('copy', { parent: 'F' })];
        return { result: [{ id: 'copy', parent: 'F', seqNo: 2, revision: 1 }] };
      }
      return call.endsWith('/remove') ? { result: { deleted: 1 } } : undefined;
    });
    const clipboard = container.get(ComponentClipboard);
    clipboard.take(
      'copy',
      tree.entries.filter(({ id }) => id === 'c'),
    );
    await clipboard.paste(tree.byId.get('F'));
    expect(bodies).toContainEqual({ mode: 'copy', from: appId, ids: ['c'], parent: 'F' });
    expect(drawn(tree.entries)).toBe('F(a copy) b c');
    expect(tree.selected.map(({ id }) => id)).toEqual(['copy']);
    await undoRedo.undo();
    expect(asked.at(-1)).toContain('/components/remove');
    expect(drawn(tree.entries)).toBe('F(a) b c');
  });

  it('refuses to put a folder into itself, in the specification’s words', async () => {
    const { tree, container, said, asked } = await start(entries);
    const clipboard = container.get(ComponentClipboard);
    clipboard.take(
      'cut',
      tree.entries.filter(({ id }) => id === 'F'),
    );
    expect(clipboard.isCut(entries[0] ?? testFolder(''))).toBe(true);
    await clipboard.paste(tree.byId.get('F'));
    expect(said()).toEqual(['Parent folder is invalid.']);
    expect(asked.filter((call) => call.includes('/components/'))).toEqual([]);
  });
});
