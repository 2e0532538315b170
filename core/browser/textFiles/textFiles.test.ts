import fc from 'fast-check';
import { Emitter } from '../../common/event';
import { trackDisposables } from '../../common/trackDisposables';
import { Activation } from '../activation/activation';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { FileNotFoundError, TextFiles } from './textFiles';
import { formatUri, parseUri } from './uri';

describe('TextFiles', () => {
  const keep = trackDisposables();

  function createTextFiles(): { files: TextFiles; userFiles: UserFiles; activation: Activation } {
    const userFiles = new UserFiles(new Storage());
    const activation = new Activation();
    return { activation, files: keep(new TextFiles(userFiles, activation)), userFiles };
  }

  it('wakes up who keeps the texts of a scheme', async () => {
    const { files, activation } = createTextFiles();
    const events: string[] = [];
    keep(
      activation.on((event) => {
        events.push(event);
        if (event !== 'onFileSystem:notes') return Promise.resolve();
        const names = new Map([['/1', 'One']]);
        keep(
          files.registerProvider('notes', { read: () => Promise.resolve('kept'), nameOf: (path) => names.get(path) }),
        );
        return Promise.resolve();
      }),
    );
    expect(await files.read('notes:/1')).toBe('kept');
    expect(events).toEqual(['onFileSystem:notes']);
    expect([files.nameOf('notes:/1'), files.nameOf('notes:/a/2')]).toEqual(['One', '2']);
    expect(files.canBeWritten('notes:/1')).toBe(false);
    await expect(files.read('nobodys:/1')).rejects.toThrow(FileNotFoundError);
  });

  it('reads and writes the files of the user, to the letter', async () => {
    const { files, userFiles } = createTextFiles();
    await userFiles.write('settings.json', '{ // broken\r\n');
    expect(await files.read('user:/settings.json')).toBe('{ // broken\r\n');
    await files.write('user:/files/notes.txt', 'no newline at the end');
    expect(userFiles.read('files/notes.txt')).toBe('no newline at the end');
    expect(await files.list('user')).toEqual(['user:/files/notes.txt', 'user:/settings.json']);
  });

  it('hears of changes by uri, once each', async () => {
    const { files, userFiles } = createTextFiles();
    const heard: string[] = [];
    const listening = files.onDidChange((uri) => heard.push(uri));
    await files.write('user:/a', '1');
    await userFiles.write('b', '2');
    listening.dispose();
    expect(heard).toEqual(['user:/a', 'user:/b']);
  });

  it('refuses to write where the provider cannot', async () => {
    const { files } = createTextFiles();
    const changed = new Emitter<string>();
    const provider = { read: async () => 'fixed', onDidChange: changed.event };
    const registered = files.registerProvider('doc', provider);
    expect(await files.read('doc:/x')).toBe('fixed');
    expect(files.isReadonly('doc:/x')).toBe(true);
    await expect(files.write('doc:/x', '')).rejects.toThrow("The file 'doc:/x' is read-only.");
    registered.dispose();
    await expect(files.read('doc:/x')).rejects.toThrow("The file 'doc:/x' was not found.");
    expect(changed.hasListeners).toBe(false);
  });

  it('names what is no address', async () => {
    const { files } = createTextFiles();
    await expect(files.read('settings.json')).rejects.toThrow("'settings.json' is not the address of a file.");
  });
});

describe('parseUri', () => {
  it('undoes formatUri', () => {
    const scheme = fc.stringMatching(/^[a-z][a-z0-9+.-]{0,9}$/);
    const path = fc.string().map((text) => `/${text.replace(/[\r\n\u2028\u2029]/g, '')}`);
    fc.assert(fc.property(fc.record({ scheme, path }), (uri) => expect(parseUri(formatUri(uri))).toEqual(uri)));
  });
});
