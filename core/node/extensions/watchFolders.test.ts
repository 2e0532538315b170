import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchFolders } from './watchFolders';

describe('watchFolders', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lathe-watch-'));
    await mkdir(path.join(folder, 'browser'));
    await mkdir(path.join(folder, 'locales'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('tells once of a burst of changes in texts, and of none in code', async () => {
    let count = 0;
    let told = (): void => undefined;
    const first = new Promise<void>((resolve) => (told = resolve));
    const watched = watchFolders([folder], () => {
      count++;
      told();
    });
    await writeFile(path.join(folder, 'browser/index.ts'), '');
    await writeFile(path.join(folder, 'locales/en.json'), '{}');
    await writeFile(path.join(folder, 'locales/zh-CN.json'), '{}');
    await first;
    watched.dispose();
    expect(count).toBe(1);
  });
});
