import { controlOf } from './settingControl';
import { nameOfSetting } from './settingName';
import { parseSettingsQuery, toggleFilter } from './settingsQuery';

describe('parseSettingsQuery', () => {
  it('takes filters out of the words', () => {
    expect(parseSettingsQuery('tab @modified  size @ext:A.b,c @id:x.*')).toEqual({
      words: 'tab size',
      modified: true,
      extensions: ['a.b', 'c'],
      ids: ['x.*'],
      tags: [],
    });
  });

  it('takes an unknown filter for a word', () => {
    expect(parseSettingsQuery('@foo me@modified').words).toBe('@foo me@modified');
  });
});

describe('toggleFilter', () => {
  it('adds and removes', () => {
    expect(toggleFilter('tab', '@modified')).toBe('@modified tab');
    expect(toggleFilter('@modified tab', '@modified')).toBe('tab');
  });
});

describe('nameOfSetting', () => {
  it('makes words of keys', () => {
    expect(nameOfSetting('editor.minimap.showURLBar')).toEqual({
      category: 'Editor › Minimap',
      label: 'Show URL Bar',
    });
    expect(nameOfSetting('a.b', 'Titel')).toEqual({ category: 'A', label: 'Titel' });
  });
});

describe('controlOf', () => {
  it('finds a control for simple types and leaves the rest to JSON', () => {
    expect(controlOf({ type: 'boolean' })).toBe('boolean');
    expect(controlOf({ type: ['string', 'null'] })).toBe('text');
    expect(controlOf({ type: 'string', enum: ['a'] })).toBe('enum');
    expect(controlOf({ type: 'string', format: 'color-hex' })).toBe('colour');
    expect(controlOf({ type: 'array', items: { type: 'string' } })).toBe('list');
    expect(controlOf({ type: 'array', items: { type: 'object' } })).toBe('complex');
    expect(controlOf({ type: 'object', additionalProperties: { type: 'boolean' } })).toBe('map');
    expect(controlOf({ type: 'object' })).toBe('complex');
    expect(controlOf({ type: ['boolean', 'string'] })).toBe('complex');
  });
});
