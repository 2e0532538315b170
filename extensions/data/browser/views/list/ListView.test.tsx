import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextMenus } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import { ViewData } from '../../../common/views/viewData';
import type { QueryRequest } from '../../../common/query/queryRequest';
import { DataClient } from '../../dataClient';
import { DataRows } from '../../rows/dataRows';
import { testField, testObject } from '../../testField';
import { ListView } from './ListView';

const object = testObject([testField('number', { name: 'total', label: 'Total' })]);
const fields = new Map(object.fields.map((field) => [field.name, field]));
const shown = { object, view: ViewData.parse({ object: 'Order', columns: ['name', 'total'] }), filter: undefined };

function show(narrow: boolean) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      ...{ media, matches: narrow, onchange: null },
      ...{ addListener: () => undefined, removeListener: () => undefined },
    });
  const container = createTestContainer({ bind: [DataClient, DataRows] });
  const rows = [
    { id: 'r1', name: 'Alpha', total: 7 },
    { id: 'r2', name: 'Beta', total: 8 },
  ];
  const asked: QueryRequest[] = [];
  jest.spyOn(container.get(DataRows), 'query').mockImplementation(async (_object, request) => {
    asked.push(request);
    return rows;
  });
  const search = jest.spyOn(container.get(DataRows), 'search').mockResolvedValue(rows.slice(1));
  draw(<ListView shown={shown} fields={fields} tab={undefined} turn={0} />, container, 'lathe.data');
  return { asked, search, menus: container.get(ContextMenus) };
}

describe('a list', () => {
  const { matchMedia } = window;
  afterEach(() => void (window.matchMedia = matchMedia));

  it('finds rows by the words in them', async () => {
    const { search } = show(false);
    await screen.findByRole('grid');
    await userEvent.type(screen.getByRole('textbox', { name: 'grid.search' }), 'beta');
    await waitFor(() => expect(search.mock.calls.map(([, text]) => text)).toEqual(['beta']));
    await waitFor(() => expect(screen.queryByText('Alpha')).toBeNull());
  });

  it('has cards on a phone, which are sorted from a menu', async () => {
    const { asked, menus } = show(true);
    const cards = await screen.findAllByRole('link');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Alpha7', 'Beta8']);
    expect(screen.queryByRole('grid')).toBeNull();
    const sort = screen.getByRole('button', { name: 'cards.sort' });
    await userEvent.click(sort);
    const byColumn = menus.open?.groups[0]?.actions ?? [];
    expect(byColumn.map(({ label }) => label)).toEqual(['Name', 'Total']);
    act(() => byColumn[1]?.run?.());
    await waitFor(() => expect(asked.at(-1)?.options?.orderby).toEqual([{ field: 'total', order: 'asc' }]));
    await userEvent.click(sort);
    act(() => menus.open?.groups[1]?.actions[1]?.run?.());
    await waitFor(() => expect(asked.at(-1)?.options?.orderby?.[0]?.order).toBe('desc'));
  });
});
