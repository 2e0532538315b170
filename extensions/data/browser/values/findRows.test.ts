import type { QueryRequest } from '../../common/query/queryRequest';
import type { DataRows } from '../rows/dataRows';
import { findRows } from './findRows';

function start(found: readonly Record<string, unknown>[]) {
  const query = jest.fn<Promise<Record<string, unknown>[]>, [string, QueryRequest]>(async () => [...found]);
  const rows: Pick<DataRows, 'query'> = { query };
  return { query, rows };
}

it('calls rows by their names, and users by what people call them', async () => {
  const users = [
    { id: 'u1', name: 'ann', fullName: 'Ann Smith' },
    { id: 'u2', name: 'bob', fullName: '' },
  ];
  const { query, rows } = start(users);
  expect(await findRows(rows, 'User', 'smi')).toEqual([
    { id: 'u1', name: 'Ann Smith' },
    { id: 'u2', name: 'bob' },
  ]);
  expect(query.mock.lastCall?.[1].condition).toMatchObject({
    conditions: ['name', 'fullName'].map((field) => ({ field, operator: 'contains', value: 'smi' })),
  });
  await findRows(rows, 'Order', 'smi');
  expect(query.mock.lastCall?.[1]).toMatchObject({
    condition: { conditions: [{ field: 'name' }] },
    options: { fields: ['id', 'name'] },
  });
});
