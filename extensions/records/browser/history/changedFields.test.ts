import { changedFields } from './changedFields';

describe('what a version changed', () => {
  it.each([
    [{ label: ['a', 'b'], data: { cover: ['x', 'y'], tags: { _t: 'a', 0: ['z'] } } }, ['label', 'cover', 'tags']],
    [{ data: [{}, { a: 1 }] }, ['data']],
    [null, []],
    [['x'], []],
  ])('of %j is %j', (delta, fields) => expect(changedFields(delta)).toEqual(fields));
});
