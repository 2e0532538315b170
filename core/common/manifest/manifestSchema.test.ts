import { closest } from './closest';
import { knownKeysAt, manifestSchema } from './manifestSchema';

describe('the schema of manifests', () => {
  it('describes what an author writes', () => {
    expect(manifestSchema().properties).toHaveProperty('contributes');
    expect(knownKeysAt(['contributes', 'commands', 3])).toEqual(
      expect.arrayContaining(['command', 'title', 'category', 'enablement']),
    );
    expect(knownKeysAt(['contributes', 'menus', 'view/title', 0])).toContain('submenu');
    expect(knownKeysAt(['contributes', 'configuration'])).toContain('properties');
    expect(knownKeysAt(['nowhere', 1])).toEqual([]);
  });
});

describe('closest', () => {
  it.each([
    ['comands', 'commands'],
    ['Commands', 'commands'],
    ['viewContainers', 'viewsContainers'],
    ['x', undefined],
    ['completelyElse', undefined],
  ])('of %j it is %j', (word, expected) => {
    expect(closest(word, ['commands', 'views', 'viewsContainers', 'menus'])).toBe(expected);
  });
});
