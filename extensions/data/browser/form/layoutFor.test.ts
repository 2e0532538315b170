import type { LayoutView } from '../../common/layoutCalls';
import { layoutFor } from './layoutFor';

describe('the layout for a row', () => {
  const drawn = (label: string) => ({ id: label, label, sections: [] });
  const layout: LayoutView = {
    ...drawn('general'),
    recordTypes: [
      { ...drawn('repair'), field: 'kind', values: ['repair', 'urgent'] },
      { ...drawn('late'), field: 'status', values: ['late'] },
      { ...drawn('never'), field: 'kind', values: ['repair'] },
    ],
  };
  const of = (row: Readonly<Record<string, unknown>>) => layoutFor(layout, (field) => row[field]).label;

  it.each([
    [{ kind: 'urgent' }, 'repair'],
    [{ kind: 'repair', status: 'late' }, 'repair'],
    [{ kind: 'sale', status: 'late' }, 'late'],
    [{ kind: null }, 'general'],
    [{}, 'general'],
  ])('of %j is %s', (row, label) => expect(of(row)).toBe(label));
});
