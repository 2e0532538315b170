import { keybindingsFile } from '../keybindings/userKeybindings';
import { settingsFiles } from '../settings/settings';
import type { UserFiles } from '../storage/userFiles';
import type { TextFileProvider } from './textFileProvider';

/** They may be missing and be written at any time: to an editor they are there, and empty. */
const alwaysThere: ReadonlySet<string> = new Set([...Object.values(settingsFiles), keybindingsFile]);

const nameOf = (path: string): string => path.slice(1);

/** The user's own files as texts: "user:/settings.json". */
export function createUserFileProvider(userFiles: UserFiles): TextFileProvider {
  return {
    read: async (path) => {
      const name = nameOf(path);
      return (await userFiles.readNow(name)) ?? (alwaysThere.has(name) ? '' : undefined);
    },
    write: (path, text) => userFiles.write(nameOf(path), text),
    delete: (path) => userFiles.delete(nameOf(path)),
    list: () => Promise.resolve(userFiles.list().map((name) => `/${name}`)),
    onDidChange: (listener) => userFiles.onDidChange((name) => listener(`/${name}`)),
  };
}
