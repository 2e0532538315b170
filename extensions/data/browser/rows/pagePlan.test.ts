import type { OrderKey } from '../../common/query/keyset';
import { planPage } from './pagePlan';

const keys: OrderKey[] = [{ field: 'name', order: 'asc', nullable: false }];
const anchor = (id: string) => ({ id, values: [id] });

describe('planPage', () => {
  it('counts off where nothing is known', () => {
    const plan = planPage({ first: 500, count: 100 }, { keys, anchors: new Map(), total: undefined });
    expect(plan).toEqual({ skip: 500, limit: 100, keys, backwards: false });
  });

  it('goes on from the row before', () => {
    const anchors = new Map([[499, anchor('m')]]);
    const plan = planPage({ first: 500, count: 100 }, { keys, anchors, total: 1_000_000 });
    expect(plan).toMatchObject({ skip: 0, limit: 100, backwards: false, condition: { conjunction: 'AND' } });
  });

  it('comes back from the row behind, the other way round', () => {
    const anchors = new Map([[700, anchor('x')]]);
    const plan = planPage({ first: 500, count: 100 }, { keys, anchors, total: 1_000_000 });
    expect(plan).toMatchObject({ skip: 100, backwards: true, keys: [{ field: 'name', order: 'desc' }] });
  });

  it('begins at the end where that is nearer, and asks for no more than there is', () => {
    const plan = planPage({ first: 950, count: 100 }, { keys: [], anchors: new Map(), total: 1000 });
    expect(plan).toMatchObject({ skip: 0, limit: 50, backwards: true, keys: [{ field: 'id', order: 'desc' }] });
  });

  it('does not take a row that is on the page itself', () => {
    const plan = planPage({ first: 10, count: 100 }, { keys, anchors: new Map([[50, anchor('c')]]), total: undefined });
    expect(plan.condition).toBeUndefined();
  });
});
