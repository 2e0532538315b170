import type { RowRights } from '../../common/dataCalls';
import { testObject } from '../testField';
import { KnownRights } from './knownRights';

const rows = [{ id: 'r1' }, { id: 'r2' }];

function open(differs: boolean) {
  const rights = jest.fn<Promise<RowRights>, [string, string[]]>(async () => ({ edit: ['r1'], delete: [] }));
  return { rights, known: new KnownRights({ rights }, { ...testObject(), differs }) };
}

it('are those of the object until more is known of a row', async () => {
  const { known, rights } = open(true);
  expect([known.may('edit', 'r2'), known.may('delete', 'r1')]).toEqual([true, true]);
  await known.learn(rows);
  expect(rights).toHaveBeenCalledWith('Order', ['r1', 'r2']);
  expect([known.may('edit', 'r1'), known.may('edit', 'r2'), known.may('delete', 'r1')]).toEqual([true, false, false]);
  expect(known.may('edit', 'r3')).toBe(true);
});

it('are asked for as many rows at once as a call takes', async () => {
  const { known, rights } = open(true);
  await known.learn(Array.from({ length: 2100 }, (_, index) => ({ id: `r${index}` })));
  expect(rights.mock.calls.map(([, ids]) => ids.length)).toEqual([1000, 1000, 100]);
  await known.learn([]);
  expect(rights).toHaveBeenCalledTimes(3);
});

it('are not asked for where all rows are alike', async () => {
  const { known, rights } = open(false);
  await known.learn(rows);
  expect(rights).not.toHaveBeenCalled();
});
