import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './sources.mjs';

const template = fileURLToPath(new URL('./extensionTemplate', import.meta.url));

// What `npm run new-extension -- name` does: a folder in extensions/ with a command, a view, their texts and a test.
const [name, shelf = 'extensions'] = process.argv.slice(2);
try {
  const folder = await createExtension(name, path.resolve(root, shelf));
  console.log(
    `${path.relative(root, folder)} is there. Try it with "npm run dev", test it with "npx jest --config tests/jest.config.cjs ${path.relative(root, folder)}".`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function createExtension(wanted, parent) {
  if (!wanted || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(wanted))
    throw new Error(
      'Say how it is called, in small letters, digits and single dashes: npm run new-extension -- my-notes',
    );
  const folder = path.join(parent, wanted);
  if (existsSync(folder)) throw new Error(`${path.relative(root, folder)} exists already.`);
  const pascal = wanted
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
  const words = {
    name: wanted,
    Name: pascal,
    camelName: pascal[0].toLowerCase() + pascal.slice(1),
    Title: wanted
      .split('-')
      .map((word) => word[0].toUpperCase() + word.slice(1))
      .join(' '),
  };
  const fill = (text) => text.replace(/__(name|Name|camelName|Title)__/g, (_all, word) => words[word]);
  for (const file of await readdir(template, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const source = path.join(file.parentPath, file.name);
    const target = path.join(folder, fill(path.relative(template, source)).replace(/\.template$/, ''));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(await readFile(source, 'utf8')));
  }
  return folder;
}
