import { createRows, type ShortcutRow } from './shortcutRow';
import { matchesQuery, parseQuery } from './shortcutQuery';
import type { CommandInfo, KeybindingLayer, ResolvedKeybinding } from 'lathe';

function binding(command: string, key: string, layer: KeybindingLayer = 'default', when?: string): ResolvedKeybinding {
  const info = { command, key, source: layer };
  return { ...info, chords: key.split(' '), label: key, parts: [], ariaLabel: key, when, layer, info };
}

const commands: readonly CommandInfo[] = [
  { id: 'files.save', title: '保存', originalTitle: 'Save', category: 'File', source: 'core' },
  { id: 'files.saveAll', title: 'Save All', source: 'core' },
  { id: 'view.zen', title: 'Zen Mode', source: 'core' },
];
const rows = createRows(
  commands,
  [
    binding('files.save', 'ctrl+s', 'default', 'editorFocus'),
    binding('files.saveAll', 'ctrl+k s'),
    binding('files.save', 'ctrl+k ctrl+s', 'user'),
    binding('other.thing', 'meta+alt+escape', 'extension'),
    binding('other.thing', 'meta+alt+escape', 'extension'),
    binding('', 'f1', 'user'),
  ],
  { noCommand: 'nothing', sourceOf: ({ layer }) => `from ${layer}` },
);

function found(text: string, isInConflict: (row: ShortcutRow) => boolean = () => false): readonly string[] {
  const query = parseQuery(text);
  return rows.filter((row) => matchesQuery(row, query, isInConflict)).map((row) => row.binding?.key ?? row.command);
}

describe('createRows', () => {
  it('names commands, known or not, and lists those without a key last', () => {
    expect(rows.map((row) => row.title)).toEqual([
      'File: 保存',
      'Save All',
      'File: 保存',
      'other.thing',
      'other.thing',
      'nothing',
      'Zen Mode',
    ]);
  });

  it('gives every row an id of its own', () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });
});

describe('the search for keyboard shortcuts', () => {
  it.each([
    ['', ['ctrl+s', 'ctrl+k s', 'ctrl+k ctrl+s', 'meta+alt+escape', 'meta+alt+escape', 'f1', 'view.zen']],
    ['save', ['ctrl+s', 'ctrl+k s', 'ctrl+k ctrl+s']],
    ['保存', ['ctrl+s', 'ctrl+k ctrl+s']],
    ['SAVE all', ['ctrl+k s']],
    ['files.save file:', ['ctrl+s', 'ctrl+k ctrl+s']],
    ['editorfocus', ['ctrl+s']],
    ['from user', ['ctrl+k ctrl+s', 'f1']],
    ['ctrl', ['ctrl+s', 'ctrl+k s', 'ctrl+k ctrl+s']],
    ['ctrl+k', ['ctrl+k s', 'ctrl+k ctrl+s']],
    ['k+ctrl save all', ['ctrl+k s']],
    ['cmd+option esc', ['meta+alt+escape', 'meta+alt+escape']],
    ['"ctrl+k"', ['ctrl+k s', 'ctrl+k ctrl+s']],
    ['"Ctrl+K Ctrl+S"', ['ctrl+k ctrl+s']],
    ['"ctrl+s"', ['ctrl+s']],
    ['"ctrl+s', ['ctrl+s']],
    ['"zen mode', ['view.zen']],
    ['@user', ['ctrl+k ctrl+s', 'f1']],
    ['@default save', ['ctrl+s', 'ctrl+k s']],
    ['@extension', ['meta+alt+escape', 'meta+alt+escape']],
    ['@unbound', ['view.zen']],
    ['@command:files.save', ['ctrl+s', 'ctrl+k ctrl+s']],
    ['nothing.like.it', []],
    ['+', []],
  ])('finds by %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('finds conflicts', () => {
    expect(found('@conflict', (row) => row.command === 'files.save')).toEqual(['ctrl+s', 'ctrl+k ctrl+s']);
    expect(found('@conflict @user', (row) => row.command === 'files.save')).toEqual(['ctrl+k ctrl+s']);
  });
});
