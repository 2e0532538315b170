import type { Tile } from '../../../common/dashboards/dashboardData';
import { chartData } from './chartData';

const base: Tile = {
  id: 'a',
  kind: 'bar',
  title: '',
  x: 0,
  y: 0,
  w: 4,
  h: 4,
  object: 'Order',
  measures: [{ function: 'count' }],
};
const words = { group: String, series: String, measure: (index: number) => `measure ${index}` };
const status: Tile = { ...base, group: { field: 'status' } };

describe('what a chart shows', () => {
  it('is a value for each group', () => {
    const rows = [
      { status: 'new', m0: 3 },
      { status: null, m0: '12345678901234567890' },
    ];
    expect(chartData(status, rows, words)).toEqual({
      categories: [
        { key: 'new', label: 'new' },
        { key: null, label: 'null' },
      ],
      series: [{ name: 'measure 0', measure: 0, values: [3, 12345678901234567000] }],
      isCut: false,
    });
  });

  it('is a line for each value of the second grouping', () => {
    const rows = [
      { status: 'new', owner: { id: '1', name: 'ann' }, m0: 1 },
      { status: 'old', owner: { id: '1', name: 'ann' }, m0: 2 },
      { status: 'old', owner: { id: '2', name: 'bob' }, m0: 5 },
    ];
    const named = { ...words, series: (value: unknown) => (JSON.stringify(value).includes('ann') ? 'ann' : 'bob') };
    const { series } = chartData({ ...status, series: { field: 'owner' } }, rows, named);
    expect(series.map(({ name, values }) => [name, values])).toEqual([
      ['ann', [1, 2]],
      ['bob', [null, 5]],
    ]);
    const sorted = chartData({ ...status, series: { field: 'owner' }, order: 'valueDown' }, rows, named);
    expect(sorted.categories.map(({ key }) => key)).toEqual(['old', 'new']);
  });

  it('keeps the order of choices, with what is none of them last', () => {
    const rows = ['old', 'new', 'gone', null].flatMap((state) => [
      { state, kind: 'b', m0: 1 },
      { state, kind: 'a', m0: 2 },
    ]);
    const choices = (grouping: { readonly field: string }) =>
      grouping.field === 'state' ? ['new', 'old'] : ['a', 'b'];
    const tile: Tile = { ...base, group: { field: 'state' }, series: { field: 'kind' } };
    const { categories, series } = chartData(tile, rows, { ...words, choices });
    expect(categories.map(({ key }) => key)).toEqual(['new', 'old', 'gone', null]);
    expect(series.map(({ name, values }) => [name, values[0]])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    const { categories: byValue } = chartData({ ...tile, order: 'valueUp' }, rows, { ...words, choices });
    expect(byValue.map(({ key }) => key)).toEqual(['old', 'new', 'gone', null]);
  });

  it('has no holes in its time', () => {
    const byMonth: Tile = { ...base, group: { field: 'due', by: 'month' } };
    const rows = [
      { 'due.month': '2026-01', m0: 1 },
      { 'due.month': '2026-03', m0: 2 },
      { 'due.month': null, m0: 4 },
    ];
    const { categories, series } = chartData(byMonth, rows, words);
    expect(categories.map(({ key }) => key)).toEqual(['2026-01', '2026-02', '2026-03', null]);
    expect(series[0]?.values).toEqual([1, 0, 2, 4]);
    const average: Tile = { ...byMonth, measures: [{ function: 'avg', field: 'total' }] };
    expect(chartData(average, rows, words).series[0]?.values).toEqual([1, null, 2, 4]);
  });

  it('tells when there are more groups than it shows', () => {
    const rows = [
      { status: 'a', m0: 1 },
      { status: 'b', m0: 1 },
    ];
    expect(chartData({ ...status, limit: 1 }, rows, words)).toMatchObject({ categories: [{ key: 'a' }], isCut: true });
  });
});
