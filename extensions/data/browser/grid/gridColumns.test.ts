import { testField, testObject } from '../testField';
import { columnsOf, usualColumns } from './gridColumns';

const created = testField('datetime', { name: 'createdDate', system: true, editable: false });
const customer = testField('lookup', { name: 'customer', label: 'Customer', target: 'Customer' });
const order = testObject([testField('encryptedtext', { name: 'secret' }), customer, created]);
const customers = { ...testObject([testField('text', { name: 'city', label: 'City' })]), name: 'Customer' };
const descriptions = { of: async (name: string) => (name === 'Customer' ? customers : order) };

describe('the columns of a grid', () => {
  it('are at first what people fill in, and when a row was made', () => {
    expect(usualColumns(order)).toEqual(['name', 'customer', 'createdDate']);
  });

  it('are all that an object of the platform has', () => {
    expect(usualColumns({ ...order, kind: 'standard' })).toEqual([
      ...['name', 'revision', 'secret', 'customer', 'createdDate'],
    ]);
  });

  it('lead over lookups, where nothing is edited; what is gone is left out', async () => {
    const columns = await columnsOf(descriptions, order, ['customer', 'customer.city', 'gone', 'secret'], {
      customer: 10,
    });
    expect(columns.map(({ label, editable, sortPath, width }) => [label, editable, sortPath, width])).toEqual([
      ['Customer', true, 'customer.name', 50],
      ['Customer › City', false, 'customer.city', 160],
      ['encryptedtext', true, undefined, 144],
    ]);
  });
});
