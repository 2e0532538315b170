import { indent, step, topmost, type TreeEntry } from '../../../apps/common/entryTree';
import { destinationOf } from './destinationOf';

const entry = (id: string, kind: 'folder' | 'tab' = 'tab', parent?: string): TreeEntry => ({ id, kind, parent });
const all = [entry('folder', 'folder'), entry('a'), entry('b'), entry('in', 'tab', 'folder')];

describe('where entries have gone', () => {
  it.each([
    [step(all, ['b'], -1), ['b'], { ids: ['b'], parent: null, before: 'a' }],
    [step(all, ['folder'], 1), ['folder'], { ids: ['folder'], parent: null, before: 'b' }],
    [step(all, ['a'], 1), ['a'], { ids: ['a'], parent: null }],
    [indent(all, ['a']), ['a'], { ids: ['a'], parent: 'folder' }],
  ])('is told to the server: %#', (moved, ids, expected) => {
    expect(destinationOf(topmost(all, ids), moved)).toEqual(expected);
  });

  it('is nowhere when there is nothing', () => expect(destinationOf([], all)).toBeUndefined());
});
