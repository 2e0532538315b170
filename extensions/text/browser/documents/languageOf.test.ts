import { assignedLanguage } from './languageOf';

describe('assignedLanguage', () => {
  it('takes the longest pattern that fits', () => {
    const associations = { '*.view': 'json', '*.page.view': 'html', bad: 3 };
    expect(assignedLanguage('a.view', associations)).toBe('json');
    expect(assignedLanguage('a.page.view', associations)).toBe('html');
    expect(assignedLanguage('bad', associations)).toBeUndefined();
    expect(assignedLanguage('a.ts', undefined)).toBeUndefined();
  });
});
