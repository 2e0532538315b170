import { UndoStack } from 'lathe';
import type { Row } from '../../../common/dataCalls';
import { ViewData } from '../../../common/views/viewData';
import { testField, testObject } from '../../testField';
import { CalendarModel } from './calendarModel';

const due = testField('date', { name: 'due' });
const object = { ...testObject([due]), differs: true };
const rows: readonly Row[] = ['r1', 'r2'].map((id) => ({ id, name: id, due: '2026-11-10' }));

/** Two rows on a day, of which sharing closes the second. */
async function start(may = object.may) {
  const told: unknown[] = [];
  const saved: Row[] = [];
  const services = {
    rows: {
      query: async () => [...rows],
      count: async () => 2,
      rights: async () => ({ edit: may.edit ? ['r1'] : [], delete: [] }),
    },
    moves: {
      save: async (_object: unknown, _fields: unknown, row: Row, changes: Row) => {
        saved.push(changes);
        return { ...row, ...changes };
      },
      tellClosed: ({ id }: Row) => void told.push(id),
    },
    history: new UndoStack(),
  };
  const view = ViewData.parse({ object: 'Order', kind: 'calendar', dateField: 'due' });
  const model = new CalendarModel(services, { object: { ...object, may }, view, filter: undefined }, due, {
    anchor: '2026-11-01',
  });
  await model.load();
  await new Promise((resolve) => setTimeout(resolve));
  const [open = {}, closed = {}] = model.entries.map(({ row }) => row);
  return { model, open, closed, told, saved };
}

it('moves an entry to another day', async () => {
  const { model, open, saved } = await start();
  expect([model.mayMove(open), await model.move(open, { days: 2 })]).toEqual([true, true]);
  expect(saved).toEqual([{ due: '2026-11-12' }]);
});

it('leaves an entry where it is that sharing closes to the user, and says so', async () => {
  const { model, closed, saved, told } = await start();
  expect([model.mayMove(closed), model.isClosed(closed)]).toEqual([false, true]);
  expect(await model.move(closed, { days: 2 })).toBe(false);
  expect([saved, told]).toEqual([[], ['r2']]);
});

it('says nothing of single entries to who may change none', async () => {
  const { model, open, closed, told } = await start({ create: false, edit: false, delete: false });
  expect([open, closed].map((row) => [model.mayMove(row), model.isClosed(row)])).toEqual(Array(2).fill([false, false]));
  await model.move(closed, { days: 2 });
  expect(told).toEqual([]);
});
