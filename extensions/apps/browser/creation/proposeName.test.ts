import fc from 'fast-check';
import { proposeName } from './proposeName';

describe('a proposed name', () => {
  it.each([
    ['Equipment maintenance', 'EquipmentMaintenance'],
    ['Café 24 (west)', 'Cafe24West'],
    ['24 hours', 'Hours'],
    ['设备维护', ''],
  ])('of %s is "%s"', (label, name) => {
    expect(proposeName(label, 40)).toBe(name);
  });

  it('begins with a letter and fits, or is none', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 30 }), (label, most) => {
        const name = proposeName(label, most);
        expect(name).toMatch(/^([A-Za-z][A-Za-z0-9]*)?$/);
        expect(name.length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
