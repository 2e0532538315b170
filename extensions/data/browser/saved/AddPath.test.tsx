import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestContainer, draw } from 'lathe/testing';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { testField } from '../testField';
import { AddPath } from './AddPath';

async function open() {
  const container = createTestContainer({ bind: [DataClient, ObjectDescriptions] });
  jest.spyOn(container.get(ObjectDescriptions), 'of').mockResolvedValue({
    ...{ id: 'o', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom', children: [] },
    fields: [testField('text', { name: 'total', label: 'Total' })],
    may: { create: true, edit: true, delete: true },
  });
  const added: string[] = [];
  draw(<AddPath object="Order" onAdd={(path) => added.push(path)} />, container, 'lathe.data');
  await userEvent.click(button());
  await act(() => Promise.resolve());
  return added;
}

const button = () => screen.getByRole('button', { name: 'paths.add' });
const field = () => screen.queryByRole('combobox');

describe('adding a field to a list of them', () => {
  it('is left with Escape, once its list is closed', async () => {
    const added = await open();
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{Escape}');
    expect(field()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(field()).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(added).toEqual([]);
  });

  it('takes what is chosen with Enter', async () => {
    const added = await open();
    await userEvent.keyboard('{Enter}tot{Enter}');
    expect(added).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(added).toEqual(['total']);
    expect(document.activeElement).toBe(button());
  });
});
