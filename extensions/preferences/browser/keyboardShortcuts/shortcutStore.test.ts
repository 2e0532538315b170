import { Commands, Keybindings, UserFiles, UserKeybindings } from 'lathe';
import { createTestContainer } from 'lathe/testing';
import texts from '../../locales/en.json';
import type { ShortcutRow } from './shortcutRow';
import { ShortcutStore } from './shortcutStore';

describe('ShortcutStore', () => {
  let store: ShortcutStore;
  let files: UserFiles;
  let keybindings: Keybindings;

  beforeEach(() => {
    const container = createTestContainer({ bind: [ShortcutStore], texts: ['lathe.preferences', texts] });
    container.get(Commands).declare([
      { id: 'save', title: 'Save', source: 'core' },
      { id: 'close', title: 'Close', source: 'core' },
      { id: 'zoom', title: 'Zoom', source: 'core' },
    ]);
    keybindings = container.get(Keybindings);
    keybindings.useKeyboard({ os: 'linux' });
    keybindings.declare([{ command: 'save', key: 'ctrl+s', when: 'x', source: 'core' }], 'default');
    keybindings.declare([{ command: 'close', key: 'ctrl+s', source: 'acme.tools' }], 'extension');
    files = container.get(UserFiles);
    expect(container.get(UserKeybindings).entries).toEqual([]);
    store = container.get(ShortcutStore);
  });

  const lines = (): readonly string[] =>
    store.rows.map(({ title, binding, when, source }) => [title, binding?.label, when, source].join('|'));
  const row = (title: string): ShortcutRow => {
    const found = store.rows.find((each) => each.title === title);
    if (!found) throw new Error(`There is no ${title}.`);
    return found;
  };
  const inFile = (): unknown => JSON.parse((files.read('keybindings.json') ?? '').replace(/^\/\/.*$/m, ''));

  it('lists bound commands by title, then those without a key', () => {
    expect(lines()).toEqual(['Close|Ctrl+S||acme.tools', 'Save|Ctrl+S|x|Default', 'Zoom|||']);
  });

  it('lists by precedence, the strongest first', () => {
    keybindings.declare([{ command: 'zoom', key: 'f1', source: 'core' }], 'default');
    store.togglePrecedence();
    expect(store.rows.map((each) => each.command)).toEqual(['close', 'zoom', 'save']);
  });

  it('gives a default another key and keeps it in the focus', async () => {
    await store.define(row('Save'), 'ctrl+shift+s');
    expect(inFile()).toEqual([
      { key: 'ctrl+s', command: '-save', when: 'x' },
      { key: 'ctrl+shift+s', command: 'save', when: 'x' },
    ]);
    expect(store.focused).toMatchObject({ command: 'save', source: 'User' });
    expect(store.isCustomised(row('Save'))).toBe(true);
    await store.reset(row('Save'));
    expect(inFile()).toEqual([]);
    expect(lines()).toContain('Save|Ctrl+S|x|Default');
  });

  it('gives a command its first key, one more, and takes it away again', async () => {
    await store.define(row('Zoom'), 'f8');
    await store.add(row('Zoom'), 'f9');
    expect(lines().filter((line) => line.startsWith('Zoom'))).toEqual(['Zoom|F8||User', 'Zoom|F9||User']);
    await store.remove(row('Zoom'));
    await store.remove(row('Zoom'));
    expect(lines()).toContain('Zoom|||');
    expect(inFile()).toEqual([]);
    expect(store.focused?.command).toBe('zoom');
  });

  it('changes a clause, and writes nothing when it stays the same', async () => {
    await store.changeWhen(row('Save'), 'x');
    expect(files.read('keybindings.json')).toBeUndefined();
    await store.changeWhen(row('Save'), 'y');
    expect(lines()).toContain('Save|Ctrl+S|y|User');
  });

  it('knows what is in conflict', async () => {
    expect(store.rivalsOf({ command: 'save', key: 'ctrl+s', when: undefined })).toEqual(['Close']);
    store.search('@conflict');
    expect(store.rows.map((each) => each.title)).toEqual(['Close', 'Save']);
    await store.define(row('Save'), 'f1');
    expect(store.rows).toEqual([]);
    expect(store.focused).toBeUndefined();
  });

  it('searches by keys', () => {
    store.searchKeys('ctrl+s');
    expect(store.query).toBe('"ctrl+s"');
    expect(store.rows.map((each) => each.title)).toEqual(['Close', 'Save']);
  });

  it('keeps the focus on a row, or takes the first when it is gone', () => {
    store.focus(row('Zoom'));
    expect(store.focusedIndex).toBe(2);
    store.search('save');
    expect(store.focused?.title).toBe('Save');
  });

  it('does not write into a broken file', async () => {
    await files.write('keybindings.json', '[{');
    await expect(store.define(row('Zoom'), 'f8')).rejects.toThrow('mend it first');
    expect(files.read('keybindings.json')).toBe('[{');
  });
});
