import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContainer, draw } from 'lathe/testing';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DataRows } from '../rows/dataRows';
import { testObject } from '../testField';
import { LookupNames } from '../values/lookupNames';
import { FilterBar } from './FilterBar';

it('is left by Escape to where it was opened', async () => {
  const container = createTestContainer({ bind: [DataClient, DataRows, LookupNames, ObjectDescriptions] });
  jest.spyOn(container.get(ObjectDescriptions), 'of').mockResolvedValue(testObject());
  draw(<FilterBar object="Order" condition={undefined} onChange={() => undefined} />, container, 'lathe.data');
  screen.getByRole('button', { name: 'filter.open' }).focus();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('combobox', { name: 'filter.field' });
  field.focus();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'filter.open' }));
});
