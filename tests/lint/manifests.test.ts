import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseManifest } from '../../core/common/manifest/parseManifest';

const root = path.resolve(__dirname, '../..');

const folders = ['.', ...['extensions', 'themes', 'tests/fixtures/built-in'].flatMap(shelf)];

function shelf(name: string): string[] {
  const folder = path.join(root, name);
  return existsSync(folder) ? readdirSync(folder).map((child) => `${name}/${child}`) : [];
}

const manifests = folders
  .map((folder) => path.join(folder === '.' ? 'workbench' : folder, 'package.json'))
  .filter((file) => existsSync(path.join(root, file)));

describe.each(manifests)('%s', (file) => {
  const { problems } = parseManifest(readFileSync(path.join(root, file), 'utf8'));

  it('has nothing that the workbench would refuse or leave out', () => {
    expect(problems).toEqual([]);
  });
});
