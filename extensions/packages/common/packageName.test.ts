import { isPackageName, packageName } from './packageName';

describe('the name of a package', () => {
  it.each([
    ['application', false, '$ns__Shop_a'],
    ['application', true, '$ns__Shop_ap'],
    ['service', false, '$ns__Shop_b'],
    ['service', true, '$ns__Shop_bp'],
  ] as const)('of a %s, incremental %s, is %s', (kind, isIncremental, name) => {
    expect(packageName({ name: 'ns__Shop', kind, isIncremental })).toBe(name);
    expect(isPackageName(name)).toBe(true);
  });

  it('is nothing else', () => {
    for (const name of ['', '$', '$1a', 'a b', '$$a', 'a_', 'a___b', 'a'.repeat(81)])
      expect([name, isPackageName(name)]).toEqual([name, false]);
  });
});
