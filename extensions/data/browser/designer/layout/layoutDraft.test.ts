import type { LayoutSection } from '../../../common/objects/layoutData';
import { changeField, placeOf, stepped, withColumns, withField, withoutField } from './layoutDraft';

const section = (...columns: string[][]): LayoutSection => ({
  label: '',
  columns: columns.map((fields) => fields.map((field) => ({ field }))),
});
const shown = (sections: readonly LayoutSection[]) =>
  sections.map(({ columns }) => columns.map((fields) => fields.map(({ field }) => field)));
const layout = [section(['a', 'b'], ['c']), section(['d'])];

describe('a layout that is being made', () => {
  it('has each field at one place', () => {
    expect(shown(withField(layout, { field: 'a' }, { section: 1, column: 0, index: 0 }))).toEqual([
      [['b'], ['c']],
      [['a', 'd']],
    ]);
    expect(shown(withField(layout, { field: 'a' }, { section: 0, column: 0, index: 2 }))).toEqual([
      [['b', 'a'], ['c']],
      [['d']],
    ]);
    expect(shown(withoutField(layout, 'c'))).toEqual([[['a', 'b'], []], [['d']]]);
    expect([placeOf(layout, 'c'), placeOf(layout, 'z')]).toEqual([{ section: 0, column: 1, index: 0 }, undefined]);
  });

  it('moves fields by key', () => {
    const move = (field: string, key: string) => {
      const place = placeOf(layout, field);
      const next = place && stepped(layout, place, key);
      return next && shown(withField(layout, { field }, next));
    };
    expect(move('a', 'ArrowDown')).toEqual([[['b', 'a'], ['c']], [['d']]]);
    expect(move('b', 'ArrowDown')).toEqual([[['a'], ['c']], [['b', 'd']]]);
    expect(move('d', 'ArrowUp')).toEqual([[['a', 'b', 'd'], ['c']], [[]]]);
    expect(move('b', 'ArrowRight')).toEqual([[['a'], ['c', 'b']], [['d']]]);
    expect([move('a', 'ArrowUp'), move('a', 'ArrowLeft'), move('d', 'ArrowDown')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('keeps fields when columns go', () => {
    expect(shown([withColumns(section(['a'], ['b'], ['c']), 1)])).toEqual([[['a', 'b', 'c']]]);
    expect(shown([withColumns(section(['a']), 3)])).toEqual([[['a'], [], []]]);
  });

  it('says of a field only what is so', () => {
    const place = { section: 1, column: 0, index: 0 };
    const changed = changeField(layout, place, { required: true });
    expect(changed[1]?.columns[0]).toEqual([{ field: 'd', required: true }]);
    expect(changeField(changed, place, { required: false })[1]?.columns[0]).toEqual([{ field: 'd' }]);
  });
});
