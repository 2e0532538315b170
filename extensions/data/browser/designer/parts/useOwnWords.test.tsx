import { act } from '@testing-library/react';
import { createTestContainer, draw } from 'lathe/testing';
import { observer } from 'mobx-react-lite';
import { DataClient } from '../../dataClient';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { testField } from '../../testField';
import { useOwnWords } from './useOwnWords';

const told: (readonly (string | undefined)[])[] = [];
const Titled = observer(function Titled({ id, label }: { readonly id: string; readonly label: string }) {
  const { title, object } = useOwnWords('o', { id, label });
  told.push([title, object]);
  return null;
});

async function wordsOf(id: string, label: string, answer: 'described' | 'refused' = 'described') {
  const container = createTestContainer({ bind: [DataClient, ObjectDescriptions] });
  const asked = jest.spyOn(container.get(ObjectDescriptions), 'of');
  if (answer === 'refused') asked.mockRejectedValue(new Error('No'));
  else
    asked.mockResolvedValue({
      ...{ id: 'o', name: 'Order', label: '订单', plural: '订单', kind: 'custom', children: [] },
      fields: [testField('text', { id: 'f', name: 'total', label: '总额' })],
      may: { create: true, edit: true, delete: true },
    });
  told.length = 0;
  draw(<Titled id={id} label={label} />, container, 'lathe.data');
  await act(() => Promise.resolve());
  return [told[0], told.at(-1)];
}

describe('what is being designed', () => {
  it('is called as its users call it, once that is known', async () => {
    const nothing = [undefined, undefined];
    expect(await wordsOf('o', 'Order')).toEqual([nothing, ['订单', '订单']]);
    expect(await wordsOf('f', 'Total')).toEqual([nothing, ['总额', '订单']]);
  });

  it('has its own label where nothing else is known of it', async () => {
    expect((await wordsOf('new', 'Fresh'))[1]).toEqual(['Fresh', '订单']);
    expect((await wordsOf('o', 'Order', 'refused'))[1]).toEqual(['Order', undefined]);
  });
});
