import type { AppCard } from '../common/appCalls';

/** An application as the list of all has it. */
export function testCard(more: Partial<AppCard> = {}): AppCard {
  return {
    ...{ id: '000f0000000000000one', name: 'ns__Shop', label: 'Shop', description: 'Sells.', logo: '' },
    ...{ type: 'Custom Application', template: '', theme: '', publishVersion: '0.0.1', active: true },
    ...{ isIncremental: false, supportBO20: false, owner: 'u', ownerName: 'ann', favorite: false, visitedAt: null },
    ...{ modifiedAt: '2026-01-01T00:00:00.000Z', modifiedByName: 'ann', revision: 1 },
    ...more,
  };
}
