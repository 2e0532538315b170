import { canonicalType, componentTypes, findComponentType, isSameItem, shownType } from './componentTypes';

describe('types of components', () => {
  it.each([
    ['object', 'CustomObject'],
    ['ViewObject', 'CustomObject'],
    ['setup_object_detail', 'CustomObject'],
    ['businessobj', 'BO'],
    ['bo', 'BO'],
    ['aggregator', 'BO'],
    ['businessprocess', 'BusinessProcess'],
    ['BP', 'BusinessProcess'],
    ['streamingtask.spark', 'StreamingTask.Spark'],
    ['Unheard', 'Unheard'],
  ])('%s is %s', (name, canonical) => {
    expect(canonicalType(name)).toBe(canonical);
  });

  it('have names that mean one of them each', () => {
    const names = componentTypes.flatMap(({ name, aliases = [] }) =>
      [name, ...aliases].map((one) => one.toLowerCase()),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(findComponentType('nothing')).toBeUndefined();
  });

  it('show what is a view of objects as that', () => {
    expect(shownType('CustomObject', 'ns__Open__view__CST')).toBe('ViewObject');
    expect(shownType('object', 'ns__Open__CST')).toBe('CustomObject');
    expect(shownType('Script', 'a__view__cst')).toBe('Script');
  });

  it('tell items apart by all that names them', () => {
    const item = { type: 'object', name: 'A', compId: '1' };
    expect(isSameItem(item, { ...item, type: 'CustomObject' })).toBe(true);
    for (const other of [{ type: 'Flow' }, { name: 'B' }, { compId: '2' }, { module: 'm' }, { skavaId: 's' }])
      expect(isSameItem(item, { ...item, ...other })).toBe(false);
  });
});
