import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { Tree } from './Tree';
import { TreeModel } from './treeModel';
import type { TreeProps } from './treeProps';

interface Item {
  readonly id: string;
  readonly children?: readonly Item[];
}

const roots: readonly Item[] = [
  { id: 'apple', children: [{ id: 'apple pie' }, { id: 'apple tart', children: [{ id: 'crumbs' }] }] },
  { id: 'banana', children: [{ id: 'bread' }] },
  { id: 'cherry' },
];

function drawTree(props: Partial<TreeProps<Item>> = {}, items = roots) {
  const model = new TreeModel<Item>({
    getRoots: () => items,
    getId: (item) => item.id,
    getLabel: (item) => item.id,
    hasChildren: (item) => item.children !== undefined,
    getChildren: (item) => item.children ?? [],
  });
  drawKit(<Tree label="Fruit" model={model} {...props} />);
  screen.getByRole('tree').focus();
  return model;
}

const labels = () => screen.getAllByRole('treeitem').map((row) => row.textContent);
const focused = () => {
  const id = screen.getByRole('tree').getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

describe('Tree', () => {
  it('is walked, opened and closed with the arrow keys', async () => {
    drawTree();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('apple');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('apple tart');
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('apple');
    await user.keyboard('{ArrowLeft}');
    expect(labels()).toEqual(['apple', 'banana', 'cherry']);
    await user.keyboard('{End}');
    expect(focused()).toBe('cherry');
    await user.keyboard('{Home}*');
    expect(labels()).toEqual(['apple', 'apple pie', 'apple tart', 'banana', 'bread', 'cherry']);
  });

  it('has nothing that axe would find', async () => {
    drawTree({ multiselect: true });
    await userEvent.setup().keyboard('{Home}*');
    await expectAccessible(screen.getByRole('tree'));
  });

  it('tells level, position and state of each row', async () => {
    drawTree();
    await userEvent.setup().keyboard('{Home}{ArrowRight}');
    const row = screen.getByRole('treeitem', { name: 'apple tart' });
    expect(row.getAttribute('aria-level')).toBe('2');
    expect(row.getAttribute('aria-posinset')).toBe('2');
    expect(row.getAttribute('aria-setsize')).toBe('2');
    expect(row.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('treeitem', { name: 'apple pie' }).hasAttribute('aria-expanded')).toBe(false);
  });

  it('goes to what is typed', async () => {
    drawTree();
    const user = userEvent.setup();
    await user.keyboard('{Home}*');
    await user.keyboard('apple t');
    expect(focused()).toBe('apple tart');
  });

  it('walks through the rows that begin with a letter that is typed again', async () => {
    drawTree();
    const user = userEvent.setup();
    await user.keyboard('{Home}*bb');
    expect(focused()).toBe('bread');
  });

  it('opens with Enter and with a click, which is a preview', async () => {
    const onOpen = jest.fn();
    drawTree({ onOpen });
    const user = userEvent.setup();
    await user.keyboard('{End}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(roots[2], { preview: false });
    await user.click(screen.getByText('cherry'));
    expect(onOpen).toHaveBeenLastCalledWith(roots[2], { preview: true });
  });

  it('selects several with Shift, Ctrl and Ctrl+A', async () => {
    const onSelect = jest.fn();
    drawTree({ multiselect: true, onSelect });
    const user = userEvent.setup();
    await user.keyboard('{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(onSelect).toHaveBeenLastCalledWith(roots);
    await user.keyboard('{Control>}{ArrowUp}{/Control} ');
    expect(onSelect).toHaveBeenLastCalledWith([roots[0], roots[2]]);
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getAllByRole('treeitem', { selected: true })).toHaveLength(3);
  });

  it('renames with F2, says what is wrong with a name, and gives the focus back', async () => {
    const onRename = jest.fn();
    drawTree({ onRename, validateName: (_item, name) => (name.includes('!') ? 'No shouting.' : undefined) });
    const user = userEvent.setup();
    await user.keyboard('{End}{F2}plum!');
    expect(screen.getByRole('alert').textContent).toBe('No shouting.');
    await user.keyboard('{Backspace}{Enter}');
    expect(onRename).toHaveBeenCalledWith(roots[2], 'plum');
    expect(document.activeElement).toBe(screen.getByRole('tree'));
  });

  it('leaves the name alone on Escape', async () => {
    const onRename = jest.fn();
    drawTree({ onRename });
    await userEvent.setup().keyboard('{End}{F2}plum{Escape}');
    expect(onRename).not.toHaveBeenCalled();
    expect(labels()).toContain('cherry');
  });

  it('shows all rows again on Escape, and stays on the one that was found', async () => {
    const model = drawTree();
    act(() => model.setFilter('cherry'));
    expect(labels()).toEqual(['cherry']);
    await userEvent.setup().keyboard('{Home}{Escape}');
    expect(labels()).toEqual(['apple', 'banana', 'cherry']);
    expect(focused()).toBe('cherry');
  });

  it('asks for its menu with Shift+F10, on the row', async () => {
    const onContextMenu = jest.fn();
    drawTree({ onContextMenu });
    await userEvent.setup().keyboard('{End}{Shift>}{F10}{/Shift}');
    const row = screen.getByRole('treeitem', { name: 'cherry' });
    expect(onContextMenu).toHaveBeenCalledWith([roots[2]], row);
  });

  it('moves rows by keys as by the mouse', async () => {
    const onDrop = jest.fn();
    drawTree({ onDrop });
    const user = userEvent.setup();
    await user.keyboard('{End}{Control>}x{/Control}{Home}{Control>}v{/Control}');
    expect(onDrop).toHaveBeenLastCalledWith([roots[2]], roots[0], 'inside');
    await user.keyboard('{End}{Alt>}{ArrowUp}{/Alt}');
    expect(onDrop).toHaveBeenLastCalledWith([roots[2]], roots[1], 'before');
    const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
    fireEvent.dragStart(screen.getByText('banana'), { dataTransfer });
    fireEvent.dragOver(screen.getByText('apple'), { dataTransfer });
    fireEvent.drop(screen.getByText('apple'), { dataTransfer });
    expect(onDrop).toHaveBeenLastCalledWith([roots[1]], roots[0], 'inside');
  });

  it('never drops something into itself', async () => {
    const onDrop = jest.fn();
    drawTree({ onDrop });
    const user = userEvent.setup();
    await user.keyboard('{Home}{Control>}x{/Control}{ArrowRight}{ArrowRight}{Control>}v{/Control}');
    expect(onDrop).not.toHaveBeenCalled();
  });

  it('draws only what is seen of a hundred thousand rows, and keeps the focused one', async () => {
    const many = Array.from({ length: 100_000 }, (_, index) => ({ id: `row ${index}` }));
    drawTree({}, many);
    await userEvent.setup().keyboard('{ArrowDown}');
    const tree = screen.getByRole('tree');
    tree.scrollTop = 1_000_000;
    fireEvent.scroll(tree);
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    expect(within(tree).getByText('row 45454')).toBeTruthy();
    expect(focused()).toBe('row 0');
  });

  it('marks what a filter found', () => {
    const model = drawTree();
    act(() => model.setFilter('TART'));
    expect(labels()).toEqual(['apple', 'apple tart']);
    expect(screen.getByText('tart').tagName).toBe('MARK');
  });
});
