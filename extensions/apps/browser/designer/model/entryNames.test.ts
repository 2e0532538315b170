import { isMetadataName } from 'lathe/common';
import fc from 'fast-check';
import { freeName } from './entryNames';

describe('the name of an entry', () => {
  it('is made of its label and like no other', () => {
    expect(freeName('Work orders', [], 'menu')).toBe('workOrders');
    expect(freeName('Work orders', ['WORKORDERS', 'workOrders2'], 'menu')).toBe('workOrders3');
    expect(freeName('设备', ['menu'], 'menu')).toBe('menu2');
  });

  it('is one that the server takes', () => {
    fc.assert(fc.property(fc.string(), (label) => isMetadataName(freeName(label, ['menu'], 'menu'))));
  });
});
