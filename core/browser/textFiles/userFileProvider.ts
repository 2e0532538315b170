import type { UserFiles } from '../storage/userFiles';
import type { TextFileProvider } from './textFileProvider';

const nameOf = (path: string): string => path.slice(1);

/** The user's own files as texts: "user:/settings.json". */
export function createUserFileProvider(userFiles: UserFiles): TextFileProvider {
  return {
    read: (path) => Promise.resolve(userFiles.read(nameOf(path))),
    write: (path, text) => userFiles.write(nameOf(path), text),
    delete: (path) => userFiles.delete(nameOf(path)),
    list: () => Promise.resolve(userFiles.list().map((name) => `/${name}`)),
    onDidChange: (listener) => userFiles.onDidChange((name) => listener(`/${name}`)),
  };
}
