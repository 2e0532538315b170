import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Contributions } from '../../core/common/manifest/contributions';
import { parseManifest } from '../../core/common/manifest/parseManifest';

const fixtures = path.resolve(__dirname, '../fixtures');
const parse = (folder: string) => parseManifest(readFileSync(path.join(fixtures, folder, 'package.json'), 'utf8'));

describe('the fixture extensions', () => {
  it.each(['built-in/samples', 'third-party'])('%s contributes to every point that there is', (folder) => {
    const { manifest, problems } = parse(folder);
    expect(problems).toEqual([]);
    expect(Object.keys(manifest?.contributes ?? {}).sort()).toEqual(Object.keys(Contributions.shape).sort());
    expect(Object.keys(manifest?.contributes?.viewsContainers ?? {}).sort()).toEqual(['activitybar', 'panel', 'right']);
  });

  it.each(['broken-activate', 'broken-render'])('%s is wrong in its code only', (folder) => {
    expect(parse(folder).problems).toEqual([]);
  });
});
