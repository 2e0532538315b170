import type { ObjectSummary } from '../../common/describeCalls';
import { groupsOf } from './objectTree';

const object = (kind: ObjectSummary['kind'], plural: string): ObjectSummary => ({
  ...{ id: plural, name: plural, label: plural, plural, kind },
});

describe('the groups of objects', () => {
  it('are those of which there are some, each sorted by name', () => {
    const all = [object('standard', 'Users'), object('custom', 'Orders'), object('custom', 'Customers')];
    expect(groupsOf(all).map(({ kind, objects }) => [kind, objects.map(({ name }) => name)])).toEqual([
      ['custom', ['Customers', 'Orders']],
      ['standard', ['Users']],
    ]);
  });
});
