import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveEvents } from '../../events/liveEvents';
import { ContextMenus } from '../../menus/contextMenus';
import { MenuActions } from '../../menus/menuActions';
import { createTestContainer, draw } from '../../testing';
import { pageOf } from './localList';
import { ObjectList } from './ObjectList';

interface Thing {
  readonly id: string;
  readonly name: string;
}
const things: readonly Thing[] = ['Alpha', 'Beta', 'Gamma'].map((name) => ({ id: name, name }));
const texts = { label: 'Things', search: 'Search', none: 'Nothing', noneHint: 'Make one.', noneFound: 'Not found' };

function open(rows = things) {
  const container = createTestContainer({ texts: ['workbench', { 'kit.open': 'Open' }] });
  jest.spyOn(container.get(LiveEvents), 'listen').mockReturnValue({ dispose: () => undefined });
  const menuOf = jest.spyOn(container.get(MenuActions), 'of').mockReturnValue([]);
  const show = jest.spyOn(container.get(ContextMenus), 'show').mockResolvedValue();
  const calls = { onOpen: jest.fn(), onRemove: jest.fn(), onMake: jest.fn() };
  const columns = [{ id: 'name', title: 'Name', sortable: true, render: ({ name }: Thing) => name }];
  draw(
    <ObjectList<Thing>
      texts={{ ...texts, make: 'New Thing' }}
      icon="circle"
      topic="things"
      columns={columns}
      load={load(rows)}
      selection="multiple"
      menu="things"
      {...calls}
    />,
    container,
    'test',
  );
  return { ...calls, menuOf, show };
}

const loads = new Map<readonly Thing[], Parameters<typeof ObjectList<Thing>>[0]['load']>();
/** The same as long as the rows are. */
function load(rows: readonly Thing[]) {
  const known = loads.get(rows) ?? ((query) => async () => pageOf(rows, query, ({ name }) => [name]));
  loads.set(rows, known);
  return known;
}

describe('ObjectList', () => {
  it('opens, removes and offers the menu of what is chosen, by key', async () => {
    const { onOpen, onRemove, menuOf, show } = open();
    await screen.findByText('Gamma');
    screen.getByRole('grid').focus();
    const user = userEvent.setup();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onOpen).toHaveBeenLastCalledWith(things[1]);
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{Delete}');
    expect(onRemove).toHaveBeenLastCalledWith([things[1], things[2]]);
    await user.keyboard('{Shift>}{F10}{/Shift}');
    expect(menuOf).toHaveBeenLastCalledWith('things', expect.anything(), [[things[1], things[2]]]);
    const [first] = show.mock.calls.at(-1)?.[0].groups ?? [];
    expect(first?.actions.map(({ label }) => label)).toEqual(['Open']);
    first?.actions[0]?.run?.();
    expect(onOpen).toHaveBeenLastCalledWith(things[2]);
  });

  it('searches and sorts, and says what to do when there is nothing', async () => {
    const { onMake } = open([]);
    await screen.findByText('Make one.');
    const [button] = screen.getAllByRole('button', { name: 'New Thing' });
    if (button) fireEvent.click(button);
    expect(onMake).toHaveBeenCalled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'zeta' } });
    await waitFor(() => expect(screen.getByText('Not found')).toBeTruthy());
  });
});
