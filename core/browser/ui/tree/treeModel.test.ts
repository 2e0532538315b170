import fc from 'fast-check';
import { autorun } from 'mobx';
import { TreeModel } from './treeModel';
import type { TreeSource } from './treeSource';

interface Item {
  readonly id: string;
  readonly children?: readonly Item[];
}

function sourceOf(roots: () => readonly Item[]): TreeSource<Item> {
  return {
    getRoots: roots,
    getId: (item) => item.id,
    getLabel: (item) => item.id,
    hasChildren: (item) => item.children !== undefined,
    getChildren: (item) => item.children ?? [],
  };
}

const branch = (id: string, ...children: Item[]): Item => ({ id, children });
const leaf = (id: string): Item => ({ id });
const seen = (model: TreeModel<Item>) => model.rows.map((row) => row.id);
const nodeOf = <T>(model: TreeModel<T>, id: string) => {
  const node = model.node(id);
  if (!node) throw new Error(`no node ${id}`);
  return node;
};

const sample = () => [branch('a', leaf('a1'), branch('a2', leaf('a21'))), branch('b', leaf('b1')), leaf('c')];

describe('TreeModel', () => {
  it('keeps chosen what goes by another id from now on', () => {
    let items: readonly Item[] = [leaf('a'), leaf('new')];
    const model = new TreeModel(sourceOf(() => items));
    model.selection.select(nodeOf(model, 'new'));
    items = [leaf('a'), leaf('saved')];
    model.selection.follow(new Map([['new', 'saved']]));
    model.refresh();
    expect([model.selection.focused?.id, model.selection.nodes.map(({ id }) => id)]).toEqual(['saved', ['saved']]);
  });

  it('tells who looks at its focus and its selection of the first one as well', () => {
    const model = new TreeModel(sourceOf(sample));
    const told: string[] = [];
    const stops = [
      autorun(() => told.push(`focus ${model.selection.focused?.id}`)),
      autorun(() => told.push(`selection ${model.selection.nodes.map(({ id }) => id).join(' ')}`)),
    ];
    model.selection.select(nodeOf(model, 'b'));
    expect(told).toEqual(['focus undefined', 'selection ', 'focus b', 'selection b']);
    stops.forEach((stop) => stop());
  });

  it('opens and closes, keeping what is open inside', async () => {
    const model = new TreeModel(sourceOf(sample));
    expect(seen(model)).toEqual(['a', 'b', 'c']);
    await model.expand(nodeOf(model, 'a'));
    await model.expand(nodeOf(model, 'a2'));
    expect(seen(model)).toEqual(['a', 'a1', 'a2', 'a21', 'b', 'c']);
    model.collapse(nodeOf(model, 'a'));
    expect(seen(model)).toEqual(['a', 'b', 'c']);
    await model.expand(nodeOf(model, 'a'));
    expect(seen(model)).toEqual(['a', 'a1', 'a2', 'a21', 'b', 'c']);
  });

  it('filters to matches and what is above them, whether or not it was open', () => {
    const model = new TreeModel(sourceOf(sample));
    model.setFilter('A2 1');
    expect(seen(model)).toEqual(['a', 'a2', 'a21']);
    expect(model.matches).toBe(1);
    model.collapse(nodeOf(model, 'a2'));
    expect(seen(model)).toEqual(['a', 'a2']);
    model.setFilter('');
    expect(seen(model)).toEqual(['a', 'b', 'c']);
  });

  it('keeps focus, selection and what is open when the source changes', async () => {
    let roots: readonly Item[] = sample();
    const model = new TreeModel(sourceOf(() => roots));
    await model.expand(nodeOf(model, 'a'));
    model.selection.select(nodeOf(model, 'a1'));
    roots = [leaf('new'), ...sample()];
    model.refresh();
    expect(seen(model)).toEqual(['new', 'a', 'a1', 'a2', 'b', 'c']);
    expect(model.selection.focused?.id).toBe('a1');
    roots = [branch('a')];
    model.refresh();
    expect(model.selection.nodes).toEqual([]);
  });

  it('opens what is to be open at first when it gets its children, and not what was closed', async () => {
    let roots: readonly Item[] = [leaf('a'), branch('b', leaf('b1'))];
    const model = new TreeModel({ ...sourceOf(() => roots), isExpandedAtFirst: () => true });
    expect(seen(model)).toEqual(['a', 'b', 'b1']);
    model.collapse(nodeOf(model, 'b'));
    roots = [branch('a', leaf('a1')), branch('b', leaf('b1'))];
    await model.refresh();
    expect(seen(model)).toEqual(['a', 'a1', 'b']);
  });

  it('gives the focus to the parent when the focused row is folded away', async () => {
    const model = new TreeModel(sourceOf(sample));
    await model.expand(nodeOf(model, 'a'));
    model.selection.select(nodeOf(model, 'a1'));
    model.collapse(nodeOf(model, 'a'));
    expect(model.selection.focused?.id).toBe('a');
  });

  it('waits for children from afar, reports a failure with the node and tries again', async () => {
    let fails = true;
    const model = new TreeModel<Item>({
      ...sourceOf(sample),
      remote: true,
      getChildren: (item) => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(item.children ?? [])),
    });
    const opening = model.expand(nodeOf(model, 'b'));
    expect(nodeOf(model, 'b').loading).toBe(true);
    await opening;
    expect(nodeOf(model, 'b')).toMatchObject({ expanded: false, error: new Error('offline') });
    fails = false;
    await model.expand(nodeOf(model, 'b'));
    expect(seen(model)).toEqual(['a', 'b', 'b1', 'c']);
  });

  it('does not ask a remote source for more when it filters', () => {
    const getChildren = jest.fn(() => Promise.resolve([]));
    const model = new TreeModel<Item>({ ...sourceOf(sample), remote: true, getChildren });
    model.setFilter('c');
    expect(getChildren).not.toHaveBeenCalled();
    expect(seen(model)).toEqual(['c']);
  });

  it('shows the latest of two refreshes, whichever arrives last', async () => {
    const answers: ((items: readonly Item[]) => void)[] = [];
    const model = new TreeModel<Item>({
      ...sourceOf(sample),
      getRoots: () => new Promise((resolve) => answers.push(resolve)),
    });
    model.refresh();
    const arrived = new Promise<void>((resolve) => {
      const stop = autorun(() => {
        if (model.rows.length === 0) return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
    answers[1]?.([leaf('second')]);
    answers[0]?.([leaf('first')]);
    await arrived;
    await Promise.resolve();
    expect(seen(model)).toEqual(['second']);
  });

  it('selects ranges from where the selection began', () => {
    const model = new TreeModel(sourceOf(sample));
    model.expandAll();
    model.selection.select(nodeOf(model, 'a2'));
    model.selection.extendTo(nodeOf(model, 'b'));
    expect(model.selection.nodes.map((node) => node.id)).toEqual(['a2', 'a21', 'b']);
    model.selection.extendTo(nodeOf(model, 'a'));
    expect(model.selection.nodes.map((node) => node.id)).toEqual(['a', 'a1', 'a2']);
  });

  it('reveals a node deep inside', async () => {
    const model = new TreeModel(sourceOf(sample));
    const steps = model.prepareFilter();
    while (!steps.next().done);
    expect(await model.reveal('a21')).toBe(true);
    expect(seen(model)).toContain('a21');
    expect(await model.reveal('nowhere')).toBe(false);
  });

  it('always shows the same rows by single steps as by building anew', async () => {
    const tree = fc.letrec<{ items: readonly Item[] }>((tie) => ({
      items: fc.array(
        fc.record({ id: fc.uuid(), children: fc.option(tie('items'), { nil: undefined, depthSize: 'small' }) }),
        { maxLength: 4 },
      ),
    })).items;
    await fc.assert(
      fc.asyncProperty(tree, fc.array(fc.nat(), { maxLength: 30 }), async (roots, steps) => {
        const model = new TreeModel(sourceOf(() => roots));
        for (const step of steps) {
          const row = model.rows[step % Math.max(1, model.rows.length)];
          if (row) model.toggle(row);
        }
        const byStep = seen(model);
        model.refresh();
        expect(seen(model)).toEqual(byStep);
      }),
    );
  });
});
