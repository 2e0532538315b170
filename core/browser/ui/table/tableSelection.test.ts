import { selectRow } from './tableSelection';

const ids = ['a', 'b', 'c', 'd', 'e'];
const from = (selected: string[], anchor?: string) => ({ selected: new Set(selected), anchor });

describe('selectRow', () => {
  it('selects one, toggles one, and selects to here in both directions', () => {
    expect([...selectRow(ids, 'c', from(['a', 'b'], 'a'), {}).selected]).toEqual(['c']);
    expect([...selectRow(ids, 'c', from(['a'], 'a'), { toggle: true }).selected]).toEqual(['a', 'c']);
    expect([...selectRow(ids, 'a', from(['a'], 'a'), { toggle: true }).selected]).toEqual([]);
    expect([...selectRow(ids, 'd', from(['b'], 'b'), { range: true }).selected]).toEqual(['b', 'c', 'd']);
    const back = selectRow(ids, 'a', from(['b', 'c'], 'b'), { range: true });
    expect([[...back.selected], back.anchor]).toEqual([['a', 'b'], 'b']);
    expect([...selectRow(ids, 'e', from(['a'], 'd'), { range: true, toggle: true }).selected]).toEqual(['a', 'd', 'e']);
  });

  it('begins a range where it is asked for when nothing was selected, or that row is gone', () => {
    expect([...selectRow(ids, 'c', from([]), { range: true }).selected]).toEqual(['c']);
    expect([...selectRow(ids, 'c', from([], 'gone'), { range: true }).selected]).toEqual(['c']);
  });
});
