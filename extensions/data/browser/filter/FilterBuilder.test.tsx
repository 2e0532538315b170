import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContainer, draw } from 'lathe/testing';
import type { Condition } from '../../common/query/queryRequest';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DataRows } from '../rows/dataRows';
import { testField, testObject } from '../testField';
import { LookupNames } from '../values/lookupNames';
import { FilterBuilder } from './FilterBuilder';

const order = testObject([
  testField('number', { name: 'total', label: 'Total' }),
  testField('lookup', { name: 'customer', label: 'Customer', target: 'Customer' }),
]);
const customer = { ...testObject([testField('text', { name: 'city', label: 'City' })]), name: 'Customer' };

function build(condition?: Condition, delay?: number) {
  const container = createTestContainer({ bind: [DataClient, DataRows, LookupNames, ObjectDescriptions] });
  jest
    .spyOn(container.get(ObjectDescriptions), 'of')
    .mockImplementation(async (name) => (name === 'Customer' ? customer : order));
  const told: (Condition | undefined)[] = [];
  draw(
    <FilterBuilder object="Order" condition={condition} delay={delay} onChange={(made) => told.push(made)} />,
    container,
    'lathe.data',
  );
  return told;
}

async function choose(name: string, text: string): Promise<void> {
  const field = await screen.findByRole('combobox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await screen.findByRole('option', { name: text });
  await userEvent.keyboard('{Enter}');
}

describe('FilterBuilder', () => {
  it('makes a condition by keyboard, over a lookup too', async () => {
    const told = build();
    await choose('filter.field', 'Customer');
    await choose('filter.fieldOf', 'City');
    await userEvent.type(await screen.findByRole('textbox', { name: 'filter.value' }), 'Oslo');
    await waitFor(() =>
      expect(told.at(-1)).toEqual({
        conjunction: 'AND',
        conditions: [{ field: 'customer.city', operator: 'contains', value: 'Oslo' }],
      }),
    );
  });

  it('tells a form at once, which may be saved with the next key', async () => {
    const told = build(undefined, 0);
    await choose('filter.field', 'Customer');
    await choose('filter.fieldOf', 'City');
    fireEvent.change(await screen.findByRole('textbox', { name: 'filter.value' }), { target: { value: 'Oslo' } });
    expect(told.at(-1)?.conditions).toEqual([{ field: 'customer.city', operator: 'contains', value: 'Oslo' }]);
  });

  it('tells of fields that are gone, and takes conditions away', async () => {
    const told = build({ conditions: [{ field: 'gone', operator: 'eq', value: 1 }] });
    expect((await screen.findByRole('alert')).textContent).toBe('filter.unknownField');
    await userEvent.click(screen.getByRole('button', { name: 'filter.remove' }));
    await waitFor(() => expect(told).toEqual([undefined]));
  });
});
