import { screen } from '@testing-library/react';
import { createTestContainer, draw } from 'lathe/testing';
import { UseList } from './UseList';

const use = { id: 'f', type: 'Field', name: 'ns__order__CST', label: 'Order', parent: 'i', belongTo: null };
const t = (key: string, parameters?: Record<string, unknown>) => [key, parameters?.['count']].filter(Boolean).join(' ');

function drawUses(ofOthers: { readonly views: number; readonly dashboards: number }) {
  const uses = [{ ...use, place: 'data.object', weak: false, title: 'Field', of: 'Item' }];
  draw(<UseList impact={{ uses, ofOthers }} label="Uses" t={t} />, createTestContainer({ bind: [] }), 'lathe.data');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
}

describe('the list of uses', () => {
  it('leads to each, and says of which object a part is', () => {
    expect(drawUses({ views: 0, dashboards: 0 })).toEqual(['OrderField · Item · ns__order__CST']);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('counts what is private to others, and leads nowhere with it', () => {
    expect(drawUses({ views: 2, dashboards: 1 }).slice(1)).toEqual([
      'uses.viewsOfOthers 2',
      'uses.dashboardsOfOthers 1',
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
