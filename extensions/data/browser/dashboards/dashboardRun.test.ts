import type { LiveListener } from 'lathe';
import type { Tile } from '../../common/dashboards/dashboardData';
import type { QueryRequest } from '../../common/query/queryRequest';
import type { ObjectDescription } from '../../common/describeCalls';
import { DashboardRun } from './dashboardRun';

const flags = { system: false, editable: true, required: false, unique: false };
const order: ObjectDescription = {
  ...{ id: 'o', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom', children: [] },
  may: { create: true, edit: true, delete: true },
  fields: [
    { id: '1', name: 'status', label: 'Status', type: 'singleselect', ...flags },
    { id: '2', name: 'due', label: 'Due', type: 'date', ...flags },
  ],
};
const tile: Tile = {
  ...{ id: 'a', kind: 'bar', title: 'A', x: 0, y: 0, w: 4, h: 4, object: 'Order' },
  ...{ measures: [{ function: 'count' }], group: { field: 'status' } },
};

let asked: QueryRequest[] = [];
let hear: ((type: string) => void) | undefined;

function start(): DashboardRun {
  asked = [];
  const services = {
    rows: {
      query: (_object: string, request: QueryRequest) => {
        asked.push(request);
        return Promise.resolve([{ status: 'new', m0: asked.length }]);
      },
    },
    descriptions: { of: () => Promise.resolve(order) },
    events: {
      listen: (topic: string, listener: LiveListener) => {
        hear = (type) => listener.heard({ topic, type, number: 1 });
        return { dispose: () => (hear = undefined) };
      },
    },
  };
  return new DashboardRun(services, () => '2026-03-15');
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const filter = { id: 'f', object: 'Order', field: 'due' };

describe('what the tiles of a dashboard show', () => {
  it('is asked for once, and again only when it is another question', async () => {
    const run = start();
    run.show({ tiles: [tile], filters: [] });
    await settled();
    expect(run.resultOf(tile)).toMatchObject({ state: 'ready', rows: [{ status: 'new', m0: 1 }] });
    run.show({ tiles: [{ ...tile, x: 5, title: 'B' }], filters: [] });
    expect(asked).toHaveLength(1);
    run.show({ tiles: [{ ...tile, limit: 3 }], filters: [] });
    expect(run.resultOf(tile).state).toBe('loading');
    await settled();
    expect(asked).toHaveLength(2);
    run.refresh();
    expect(asked.length + Number(run.isLoading)).toBe(3);
  });

  it('meets the filters of the fields that its object has', async () => {
    const run = start();
    run.show({
      tiles: [tile],
      filters: [
        { ...filter, preset: 'month' },
        { id: 'g', object: 'Order', field: 'other' },
      ],
    });
    await settled();
    expect(asked[0]?.condition).toEqual({
      conjunction: 'AND',
      conditions: [{ field: 'due', operator: 'between', value: ['2026-03-01', '2026-03-31'] }],
    });
    run.setFilter('f', {});
    await settled();
    expect(asked[1]?.condition).toBeUndefined();
  });

  it('of a number is compared with the period before', async () => {
    const run = start();
    const kpi: Tile = { ...tile, kind: 'kpi', group: undefined, compare: { field: 'due', period: 'month' } };
    run.show({ tiles: [kpi], filters: [] });
    await settled();
    expect(asked.map(({ condition }) => condition?.conditions)).toEqual([
      [{ field: 'due', operator: 'between', value: ['2026-03-01', '2026-03-31'] }],
      [{ field: 'due', operator: 'between', value: ['2026-02-01', '2026-02-28'] }],
    ]);
    expect(run.resultOf(kpi)).toMatchObject({ rows: [{ m0: 1 }], before: { m0: 2 } });
  });

  it('follows the rows of its objects alone', async () => {
    jest.useFakeTimers();
    try {
      const run = start();
      run.show({ tiles: [tile], filters: [] });
      const following = run.follow({ live: true });
      await jest.advanceTimersByTimeAsync(0);
      hear?.('Customer');
      await jest.advanceTimersByTimeAsync(2000);
      expect(asked).toHaveLength(1);
      hear?.('Order');
      hear?.('Order');
      await jest.advanceTimersByTimeAsync(2000);
      expect(asked).toHaveLength(2);
      following.dispose();
      expect(hear).toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
