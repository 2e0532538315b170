import { reaction } from 'mobx';
import type { Row } from '../../common/dataCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { ColumnTotals, type TotalsWanted } from './columnTotals';

interface Asked {
  readonly object: string;
  readonly text?: string;
  readonly request: QueryRequest;
  readonly signal: AbortSignal | undefined;
  answer(row: Row): void;
}

function server() {
  const asked: Asked[] = [];
  const take = (object: string, text: string | undefined, request: QueryRequest, signal: AbortSignal | undefined) =>
    new Promise<Row[]>((resolve) => {
      asked.push({ object, text, request, signal, answer: (row) => resolve([row]) });
    });
  const totals = new ColumnTotals({
    query: (object, request, { signal } = {}) => take(object, undefined, request, signal),
    search: (object, text, request, { signal } = {}) => take(object, text, request, signal),
  });
  return { asked, totals };
}

const wanted: TotalsWanted = { object: 'Order', paths: ['total', 'customer.debt'], version: 1 };
const condition = { conditions: [{ field: 'open', operator: 'eq' as const, value: true }] };

/** Lets what was answered be taken over. */
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('the totals of columns', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are asked for in one query, to the last digit', async () => {
    const { asked, totals } = server();
    totals.want({ ...wanted, condition });
    totals.want({ ...wanted, condition });
    jest.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.request).toEqual({
      condition,
      options: {
        aggregate: [
          { alias: 'sum0', function: 'sum', field: 'total' },
          { alias: 'count0', function: 'count', field: 'total' },
          { alias: 'sum1', function: 'sum', field: 'customer.debt' },
          { alias: 'count1', function: 'count', field: 'customer.debt' },
        ],
      },
    });
    asked[0]?.answer({ sum0: '12345678901234567890.25', count0: 3, sum1: -0.25, count1: 1 });
    await settled();
    expect(totals.totals).toEqual({ sum: '12345678901234567890.00', count: 4 });
  });

  it('are of what is searched for, and none where there are no values', async () => {
    const { asked, totals } = server();
    totals.want({ ...wanted, search: 'ann' });
    jest.advanceTimersByTime(1000);
    expect(asked[0]?.text).toBe('ann');
    asked[0]?.answer({ sum0: null, count0: 0, sum1: null, count1: 0 });
    await settled();
    expect(totals.totals).toEqual({ sum: undefined, count: 0 });
  });

  it('are cancelled when another filter is wanted, or none', async () => {
    const { asked, totals } = server();
    totals.want(wanted);
    jest.advanceTimersByTime(1000);
    totals.want({ ...wanted, condition, version: 2 });
    expect(asked[0]?.signal?.aborted).toBe(true);
    asked[0]?.answer({ sum0: 1, count0: 1, sum1: null, count1: 0 });
    await settled();
    expect(totals.totals).toBeUndefined();
    totals.want(undefined);
    jest.advanceTimersByTime(5000);
    expect(asked).toHaveLength(1);
  });

  it('stay while rows change, and are asked for again after a while', async () => {
    const { asked, totals } = server();
    const seen: unknown[] = [];
    const stop = reaction(
      () => totals.totals?.sum,
      (sum) => seen.push(sum),
    );
    totals.want(wanted);
    jest.advanceTimersByTime(1000);
    asked[0]?.answer({ sum0: 1, count0: 1, sum1: null, count1: 0 });
    await settled();
    for (const version of [2, 3, 4]) totals.want({ ...wanted, version });
    jest.advanceTimersByTime(999);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1);
    asked[1]?.answer({ sum0: 2, count0: 1, sum1: null, count1: 0 });
    await settled();
    stop();
    expect(seen).toEqual(['1', '2']);
  });
});
