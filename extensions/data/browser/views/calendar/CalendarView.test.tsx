import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContainer, draw } from 'lathe/testing';
import { ViewData } from '../../../common/views/viewData';
import { DataClient } from '../../dataClient';
import { DataRows } from '../../rows/dataRows';
import { DataTexts } from '../../dataTexts';
import { testField, testObject } from '../../testField';
import { RowMoves } from '../rowMoves';
import { CalendarView } from './CalendarView';

const object = testObject([testField('datetime', { name: 'at' }), testField('datetime', { name: 'until' })]);
const fields = new Map(object.fields.map((field) => [field.name, field]));

/** What lasts until tomorrow, so many times. */
function show(count: number) {
  const [at, until] = [new Date(), new Date(Date.now() + 86_400_000)].map((date) => date.toISOString());
  const data = { object: 'Order', kind: 'calendar', dateField: 'at', endField: 'until', period: 'week' };
  const container = createTestContainer({ bind: [DataClient, DataRows, DataTexts, RowMoves] });
  const rows = Array.from({ length: count }, (_, index) => ({ id: `r${index}`, name: `Row ${index}`, at, until }));
  jest.spyOn(container.get(DataRows), 'query').mockResolvedValue(rows);
  const shown = { object, view: ViewData.parse(data), filter: undefined };
  draw(<CalendarView shown={shown} fields={fields} tab={undefined} turn={0} />, container, 'lathe.data');
}

const dayOf = (date: Date): string =>
  new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' }).format(date);

async function today() {
  return within(await screen.findByRole('region', { name: dayOf(new Date()) }));
}

it('says how many more there are above the hours of a week, and shows them all on their day', async () => {
  show(9);
  const day = await today();
  expect(day.getAllByText(/^Row/)).toHaveLength(3);
  expect(day.getByRole('button', { name: 'calendar.more' })).toBeTruthy();
  await userEvent.click(day.getByRole('button', { name: dayOf(new Date()) }));
  expect((await today()).getAllByText(/^Row/)).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'calendar.more' })).toBeNull();
});

it('has room for a few', async () => {
  show(4);
  expect((await today()).getAllByText(/^Row/)).toHaveLength(4);
});
