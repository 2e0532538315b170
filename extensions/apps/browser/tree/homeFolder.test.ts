import { homeFolder } from './homeFolder';
import { testEntry, testFolder } from './testEntries';

const [logic, model, page, orders] = [
  testFolder('Logic'),
  testFolder('Model'),
  testFolder('Page'),
  testFolder('orders', 'Model'),
];
const order = testEntry('Order', { type: 'CustomObject', parent: 'orders' });
const entries = [logic, model, page, orders, order];

describe('where a new component goes', () => {
  it('is the folder that is chosen', () => {
    expect(homeFolder(entries, 'View', logic)).toBe('Logic');
  });

  it('is the folder of its kind', () => {
    const homes = ['Script', 'CustomObject', 'View', 'Dashboard'].map((type) => homeFolder(entries, type));
    expect(homes).toEqual(['Logic', 'Model', 'Page', 'Page']);
    expect(homeFolder(entries, 'View', order)).toBe('Page');
  });

  it('is where another of its kind is chosen', () => {
    expect(homeFolder(entries, 'Picklist', order)).toBe('orders');
  });

  it('is beside what is chosen, or the top, where nobody kept that folder', () => {
    expect(homeFolder([orders, order, model], 'View', order)).toBe('orders');
    expect(homeFolder([], 'View')).toBeNull();
    expect(homeFolder([testEntry('Page', { type: 'Script' })], 'View')).toBeNull();
  });
});
