import { testField } from '../testField';
import { fieldColumn } from './fieldColumn';

it('has room for a usual value of its field, and numbers below each other', () => {
  expect(fieldColumn('due', testField('date', { label: 'Due' }))).toEqual({
    ...{ id: 'due', title: 'Due', width: 'minmax(120px, 1fr)', align: undefined },
  });
  expect(fieldColumn('a.tax', testField('formula', { result: 'number' }))).toMatchObject({ id: 'a.tax', align: 'end' });
});
