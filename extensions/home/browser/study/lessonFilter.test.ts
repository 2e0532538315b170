import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lessons } from '../../common/lessons';
import english from '../../locales/en.json';
import { everyLesson, filterLessons } from './lessonFilter';

const all = lessons.map(({ isNew = false, ...lesson }) => ({ ...lesson, isNew, viewedAt: null, viewers: 0 }));
const names = (filter: Partial<typeof everyLesson>): string[] =>
  filterLessons(all, { ...everyLesson, ...filter }, ({ name }) => `${name} lesson`).map(({ name }) => name);

it('finds lessons by subject, level, way of working and words', () => {
  expect(names({})).toHaveLength(lessons.length);
  expect(names({ category: 'backends' })).toEqual(['objects', 'rules', 'queries', 'services']);
  expect(names({ category: 'backends', kind: 'lowCode' })).toEqual(['rules', 'queries', 'services']);
  expect(names({ category: 'new' })).toEqual(['applications', 'menus', 'services']);
  expect(names({ level: 'advanced', kind: 'noCode' })).toEqual(['singleSignOn']);
  expect(names({ search: ' LESSON view ' })).toEqual(['views']);
  expect(names({ category: 'advancedPages' })).toEqual([]);
});

describe('lessons', () => {
  const folder = path.join(process.cwd(), 'extensions/home/lessons');
  const extensions = path.join(process.cwd(), 'extensions');
  const manifests = [
    path.join(process.cwd(), 'workbench/package.json'),
    ...readdirSync(extensions).map((name) => path.join(extensions, name, 'package.json')),
  ].filter(existsSync);
  const commands = new Set(
    manifests.flatMap((file) => {
      const { contributes = {} } = JSON.parse(readFileSync(file, 'utf8'));
      return (contributes.commands ?? []).map(({ command }: { readonly command: string }) => command);
    }),
  );

  it.each(lessons.map(({ name }) => name))('%s is there in both languages and names only what there is', (name) => {
    const texts = ['en', 'zh-CN'].map((locale) => readFileSync(path.join(folder, locale, `${name}.md`), 'utf8'));
    const links = texts.map((text) => [...text.matchAll(/\(command:([^)]+)\)/g)].map(([, id]) => id));
    expect(links[0]).toEqual(links[1]);
    expect(links[0]?.filter((id) => !commands.has(id ?? ''))).toEqual([]);
    expect(Object.keys(english)).toEqual(expect.arrayContaining([`lesson.${name}`, `lesson.${name}.about`]));
  });

  it('has no text without a lesson', () => {
    for (const locale of ['en', 'zh-CN'])
      expect(readdirSync(path.join(folder, locale)).sort()).toEqual(lessons.map(({ name }) => `${name}.md`).sort());
  });
});
