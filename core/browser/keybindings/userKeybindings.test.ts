import { autorun } from 'mobx';
import type { ResolvedKeybinding } from '../../common/keybindings/keybindingInfo';
import { trackDisposables } from '../../common/trackDisposables';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { Activation } from '../activation/activation';
import { Commands } from '../commands/commands';
import { ContextKeys } from '../contextKeys/contextKeys';
import { Keybindings } from './keybindings';
import { UserKeybindings } from './userKeybindings';

describe('UserKeybindings', () => {
  const keep = trackDisposables();
  let files: UserFiles;
  let user: UserKeybindings;
  let keybindings: Keybindings;

  beforeEach(() => {
    files = new UserFiles(new Storage());
    user = keep(new UserKeybindings(files));
    const contextKeys = new ContextKeys();
    keybindings = keep(new Keybindings(new Commands(new Activation(), contextKeys), contextKeys, user));
    keep(keybindings.declare([{ command: 'save', key: 'ctrl+s', when: 'x', args: 1, source: 'core' }], 'default'));
  });

  const keysOf = (command: string): readonly string[] =>
    keybindings.all().flatMap((each) => (each.command === command ? [each.label] : []));
  const bindingOf = (command: string): ResolvedKeybinding => {
    const found = keybindings.all().find((each) => each.command === command);
    if (!found) throw new Error(`${command} has no key.`);
    return found;
  };
  const write = (text: string): Promise<void> => files.write('keybindings.json', text);

  it('follows the file', async () => {
    const seen: string[] = [];
    keep({ dispose: autorun(() => seen.push(keysOf('save').join())) });
    await write('[{ "key": "f2", "command": "save" }]');
    await write('[{ "key": "f2", "command": "save" }, { "command": "-save", "key": "ctrl+s" }]');
    await files.write('settings.json', '{}');
    await files.delete('keybindings.json');
    expect(seen).toEqual(['Ctrl+S', 'Ctrl+S,F2', 'F2', 'Ctrl+S']);
  });

  it('tells of the problems of a broken file, uses the rest and does not write to it', async () => {
    const broken = '[{ "key": "f2", "command": "save" },\n { "key": ]';
    await write(broken);
    expect(user.problems[0]).toMatchObject({ text: 'settings.syntax.valueExpected', line: 2, column: 11 });
    expect(keysOf('save')).toEqual(['Ctrl+S', 'F2']);
    await expect(user.add({ key: 'f3', command: 'save' })).rejects.toThrow(
      "'keybindings.json' has an error at line 2, column 11; mend it first.",
    );
    expect(files.read('keybindings.json')).toBe(broken);
  });

  it('gives a default another key', async () => {
    await user.change(bindingOf('save'), { key: 'f5' });
    expect(keysOf('save')).toEqual(['F5']);
    expect(bindingOf('save')).toMatchObject({ when: 'x', args: 1, layer: 'user' });
    await user.change(bindingOf('save'), { key: 'f6' });
    expect(keysOf('save')).toEqual(['F6']);
    expect(user.entries).toHaveLength(2);
    await user.reset('save');
    expect(keysOf('save')).toEqual(['Ctrl+S']);
    expect(user.entries).toEqual([]);
  });

  it('changes a clause', async () => {
    await user.change(bindingOf('save'), { when: 'y' });
    expect(bindingOf('save')).toMatchObject({ key: 'ctrl+s', when: 'y' });
    await user.change(bindingOf('save'), { when: '' });
    expect(bindingOf('save').when).toBeUndefined();
  });

  it('removes a default and gives it back', async () => {
    await user.remove(bindingOf('save'));
    expect(keysOf('save')).toEqual([]);
    expect(user.isCustomised('save')).toBe(true);
    await user.reset('save');
    expect(keysOf('save')).toEqual(['Ctrl+S']);
    expect(user.isCustomised('save')).toBe(false);
  });

  it("removes one of the user's own and keeps the comments", async () => {
    await write('[\n  // first\n  { "key": "f2", "command": "a" },\n  { "key": "f3", "command": "b" }\n]');
    await user.remove(bindingOf('b'));
    expect(files.read('keybindings.json')).toBe('[\n  // first\n  { "key": "f2", "command": "a" }\n]');
  });
});
