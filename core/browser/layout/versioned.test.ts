import { Versioned } from './versioned';

// Version 1 had "width", version 2 calls it "size", version 3 counts in another unit.
const record = new Versioned<number>(
  [
    (value) => ({ ...value, width: value.width ?? 1 }),
    ({ width, ...rest }) => ({ ...rest, size: width }),
    ({ size, ...rest }) => ({ ...rest, size: Number(size) * 10 }),
  ],
  (value) => {
    const size = typeof value === 'object' && value !== null && 'size' in value ? value.size : undefined;
    if (typeof size !== 'number') throw new Error('The size is missing.');
    return size;
  },
);

describe('a stored record', () => {
  it('is brought on from every older version', () => {
    expect(record.read({})).toBe(10);
    expect(record.read({ version: 1, width: 2 })).toBe(20);
    expect(record.read({ version: 2, size: 3 })).toBe(30);
    expect(record.read({ version: 3, size: 4 })).toBe(4);
  });

  it('carries its version', () => {
    expect(record.write({ size: 5 })).toEqual({ size: 5, version: 3 });
    expect(record.read(record.write({ size: 5 }))).toBe(5);
  });

  it.each([
    [{ version: 4, size: 1 }, 'a newer version (4)'],
    [{ version: -1 }, 'The version is wrong.'],
    [{ version: 'x' }, 'The version is wrong.'],
    [null, 'Expected an object.'],
    [[1], 'Expected an object.'],
    [{ version: 3 }, 'The size is missing.'],
  ])('is refused with the reason: %j', (value, reason) => {
    expect(() => record.read(value as never)).toThrow(reason);
  });
});
