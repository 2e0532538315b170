import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextMenus } from 'lathe';
import { createTestContainer, draw } from 'lathe/testing';
import type { Row } from '../../../common/dataCalls';
import { MoreEntries } from './MoreEntries';

it('lists the entries of a day by keyboard, opens one of them, and leads to the whole day', async () => {
  const container = createTestContainer();
  const opened: Row[] = [];
  const shown: string[] = [];
  const entries = ['a', 'b', 'c'].map((id) => ({ id, row: { id }, first: '2026-01-31', last: '2026-01-31' }));
  const actions = {
    titleOf: ({ id }: { readonly id: string }) => `Entry ${id}`,
    open: (row: Row) => opened.push(row),
    move: () => undefined,
    showDay: (day: string) => shown.push(day),
  };
  draw(
    <MoreEntries className="more" day="2026-01-31" entries={entries} hidden={2} actions={actions} />,
    container,
    'lathe.data',
  );
  screen.getByRole('button', { name: 'calendar.more' }).focus();
  await userEvent.keyboard('{Enter}');
  const listed = container.get(ContextMenus).open?.groups.flatMap((group) => group.actions) ?? [];
  expect(listed.map(({ label }) => label)).toEqual(['Entry a', 'Entry b', 'Entry c', 'calendar.showDay']);
  listed[2]?.run?.();
  listed[3]?.run?.();
  expect([opened, shown]).toEqual([[{ id: 'c' }], ['2026-01-31']]);
});
