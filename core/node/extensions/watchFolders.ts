import { watch } from 'node:fs';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { isSource } from './folderFiles';

const quiet = 100;

/** Tells, once for each burst, that files other than code have changed: manifests, texts, themes, pictures. */
export function watchFolders(folders: readonly string[], changed: () => void): Disposable {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true, persistent: false }, (_event, file) => {
      if (file === null || isSource(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, quiet);
    }),
  );
  return toDisposable(() => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  });
}
