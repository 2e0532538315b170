import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

const areas = ['workbench', ...readdirSync(path.join(root, 'extensions')).map((name) => `extensions/${name}`)].filter(
  (folder) => existsSync(path.join(root, folder, 'locales')),
);

function table(folder: string, locale: string): Record<string, string> {
  return JSON.parse(readFileSync(path.join(root, folder, 'locales', `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((match) => match[1] ?? '').sort();
}

/** The keys that the code asks for by name: t('key'), texts.translate('workbench', 'key'). */
function keysInCode(folder: string): Set<string> {
  const files = globSync('browser/**/*.{ts,tsx}', { cwd: path.join(root, folder) }).filter(
    (file) => !file.includes('.test.'),
  );
  const keys = new Set<string>();
  for (const file of files) {
    const code = readFileSync(path.join(root, folder, file), 'utf8');
    for (const match of code.matchAll(/(?:\bt|\btexts)\(\s*'([\w.-]+)'/g)) keys.add(match[1] ?? '');
  }
  return keys;
}

describe.each(areas)('the texts of %s', (folder) => {
  const english = table(folder, 'en');
  const chinese = table(folder, 'zh-CN');

  it('exist in both languages', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  });

  it('are not empty and take the same parameters', () => {
    for (const [key, text] of Object.entries(english)) {
      expect([key, text.trim() === '']).toEqual([key, false]);
      expect([key, placeholders(chinese[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('cover what the manifest names', () => {
    const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
    const wanted = [...manifest.matchAll(/"%([^%"]+)%"/g)].map((match) => match[1] ?? '');
    expect(wanted.filter((key) => !(key in english))).toEqual([]);
  });

  it('cover what the code names', () => {
    const missing = [...keysInCode(folder)].filter((key) => !(key in english) && !(`${key}_one` in english));
    expect(missing).toEqual([]);
  });
});
