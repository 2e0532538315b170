import { moved } from './reorder';

describe('moved', () => {
  it('puts one at another place, and leaves what leads nowhere', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    const all = ['a', 'b'];
    expect([moved(all, 0, -1), moved(all, 1, 2), moved(all, 5, 0)]).toEqual([all, all, all]);
  });
});
