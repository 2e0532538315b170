import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { Table } from './Table';
import type { TableColumn, TableSort } from './tableColumn';

interface User {
  readonly id: string;
  readonly age: number;
}
const columns: readonly TableColumn<User>[] = [
  { id: 'name', title: 'Name', sortable: true, render: ({ id }) => `user ${id}` },
  { id: 'note', title: 'Note', render: () => '' },
  { id: 'age', title: 'Age', sortable: true, align: 'end', render: ({ age }) => age },
];
const getId = ({ id }: User): string => id;
const users = (count: number): User[] => Array.from({ length: count }, (_, age) => ({ id: String(age), age }));
const onOpen = jest.fn();
const onMenu = jest.fn();
const onRemove = jest.fn();

function Users(props: { readonly rows: readonly User[]; readonly many?: boolean; readonly total?: number }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<TableSort>();
  return (
    <Table
      label="Users"
      columns={columns}
      rows={sort?.descending ? [...props.rows].reverse() : props.rows}
      total={props.total}
      getId={getId}
      sort={sort}
      onSort={setSort}
      selection={props.many ? 'multiple' : 'single'}
      selected={selected}
      onSelect={setSelected}
      onOpen={onOpen}
      onContextMenu={onMenu}
      onRemove={onRemove}
    />
  );
}

const selected = () =>
  screen.queryAllByRole('row', { selected: true }).map((row) => row.firstElementChild?.textContent);
const current = () => {
  const id = screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.firstElementChild?.textContent;
};

describe('Table', () => {
  beforeEach(() => jest.clearAllMocks());

  it('draws only what is seen of 100,000 rows, and is right for who hears it', async () => {
    const { container } = drawKit(<Users rows={users(100_000)} total={150_000} />);
    const grid = screen.getByRole('grid', { name: 'Users' });
    expect(grid.getAttribute('aria-rowcount')).toBe('150001');
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
    grid.focus();
    const user = userEvent.setup();
    await user.keyboard('{End}');
    expect(selected()).toEqual(['user 99999']);
    expect(screen.getByRole('row', { selected: true }).getAttribute('aria-rowindex')).toBe('100001');
    await user.keyboard('{PageUp}{Home}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect([selected(), current()]).toEqual([['user 1'], 'user 1']);
    await expectAccessible(container);
  });

  it('puts numbers below each other', () => {
    drawKit(<Users rows={users(1)} />);
    expect(screen.getByRole('gridcell', { name: '0' }).className).toContain('table__cell--end');
    expect(screen.getByRole('columnheader', { name: 'Age' }).className).toContain('table__cell--end');
    expect(screen.getByRole('columnheader', { name: 'Name' }).className).not.toContain('table__cell--end');
  });

  it('selects many by key', async () => {
    drawKit(<Users rows={users(6)} many />);
    screen.getByRole('grid').focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['user 1', 'user 2', 'user 3']);
    await user.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control} ');
    expect([selected(), current()]).toEqual([['user 1', 'user 2', 'user 3', 'user 5'], 'user 5']);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(6);
    await user.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('opens with Enter and a double click, and asks for its menu by key and mouse', async () => {
    const rows = users(3);
    drawKit(<Users rows={rows} many />);
    screen.getByRole('grid').focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(rows[1]);
    await user.dblClick(screen.getByText('user 2'));
    expect(onOpen).toHaveBeenLastCalledWith(rows[2]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(onMenu).toHaveBeenLastCalledWith(rows[2], screen.getByText('user 2').parentElement);
    fireEvent.contextMenu(screen.getByText('user 0'), { clientX: 5, clientY: 6 });
    expect(onMenu).toHaveBeenLastCalledWith(rows[0], { x: 5, y: 6 });
    expect(selected()).toEqual(['user 0']);
  });

  it('asks for what is selected to be removed, or for the row that the user is in', async () => {
    const rows = users(4);
    drawKit(<Users rows={rows} many />);
    screen.getByRole('grid').focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(onRemove).toHaveBeenLastCalledWith([rows[1], rows[2]]);
    await user.keyboard('{Control>}{ArrowDown}{/Control}{Delete}');
    expect(onRemove).toHaveBeenLastCalledWith([rows[3]]);
  });

  it('sorts by its titles, which are one stop with the arrows between them', async () => {
    drawKit(<Users rows={users(3)} />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    const title = screen.getByRole('button', { name: 'Name' });
    expect(document.activeElement).toBe(title);
    await user.keyboard('{Enter}{Enter}');
    expect(title.parentElement?.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByRole('row')[1]?.firstElementChild?.textContent).toBe('user 2');
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Age' }));
    expect(title.tabIndex).toBe(-1);
  });

  it('takes the user to the row that is chosen for him', async () => {
    const shown = (id: string) => (
      <Table
        label="Users"
        columns={columns}
        rows={users(9)}
        getId={getId}
        selection="single"
        selected={new Set([id])}
      />
    );
    const { rerender } = drawKit(shown('2'));
    expect(current()).toBe('user 2');
    rerender(shown('7'));
    expect(current()).toBe('user 7');
  });

  it('stays on the same row when others come before it', async () => {
    const { rerender } = drawKit(<Users rows={users(3).slice(1)} />);
    screen.getByRole('grid').focus();
    await userEvent.setup().keyboard('{End}');
    rerender(<Users rows={users(4)} />);
    expect(current()).toBe('user 2');
    rerender(<Users rows={users(2)} />);
    expect(current()).toBe('user 1');
  });
});
