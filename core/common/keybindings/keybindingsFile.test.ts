import fc from 'fast-check';
import { addEntry, changeEntry, removeEntries } from './editKeybindings';
import { type KeybindingsFile, parseKeybindingsFile } from './keybindingsFile';

const read = (text: string): KeybindingsFile => parseKeybindingsFile(text, 'user');
const commands = (text: string): readonly string[] => read(text).entries.map((entry) => entry.command);
const problems = (text: string): readonly string[] =>
  read(text).problems.map(({ text: key, line, column, endColumn }) => `${key} ${line}:${column}-${endColumn}`);

describe('parseKeybindingsFile', () => {
  it.each(['', '  \n', '// mine\n', '/* mine */', '[]', '[ // none\n]'])('takes %j for no keybindings', (text) => {
    expect(read(text)).toMatchObject({ entries: [], problems: [], isBroken: false });
  });

  it('reads comments, trailing commas, line ends of Windows and a byte order mark', () => {
    const text =
      '// mine\r\n[\r\n  { "key": "ctrl+k", "command": "a", "when": "x && !y", "args": { "n": [1,], }, },\r\n]';
    expect(read(text)).toEqual({
      text,
      entries: [{ key: 'ctrl+k', command: 'a', when: 'x && !y', args: { n: [1] }, source: 'user', index: 0 }],
      problems: [],
      isBroken: false,
    });
  });

  it('needs no key to remove a command, and no command to unbind a key', () => {
    expect(read('[{ "command": "-a" }, { "key": "b", "command": "" }]').entries).toEqual([
      { command: '-a', source: 'user', index: 0 },
      { command: '', key: 'b', source: 'user', index: 1 },
    ]);
  });

  it('keeps the valid entries of a partly wrong file, with their places in the list', () => {
    const text =
      '[1, { "key": "f1", "command": "a" }, { "key": "foo", "command": "b" }, { "key": "f2", "command": "c" }]';
    expect(read(text).entries.map(({ command, index }) => `${command}${index}`)).toEqual(['a1', 'c3']);
    expect(read(text).isBroken).toBe(false);
  });

  it.each([
    ['{}', ['keybindings.problem.list 1:1-3']],
    ['[\n 5]', ['keybindings.problem.entry 2:2-3']],
    ['[{"key": "f1"}]', ['keybindings.problem.command 1:2-15']],
    ['[{"key": "f1", "command": 3}]', ['keybindings.problem.command 1:27-28']],
    ['[{"command": "a"}]', ['keybindings.problem.noKey 1:2-18']],
    ['[{"command": "a", "key": 1}]', ['keybindings.problem.noKey 1:26-27']],
    ['[{"command": "a", "key": "ctrl+foo"}]', ['keybindings.problem.key 1:32-35']],
    ['[\n  {"command": "a", "key": "a",\n "when": "x = y"}]', ['keybindings.problem.when 3:13-14']],
    ['[{"command": "a", "key": "a", "when": "\\"x = y"}]', ['keybindings.problem.when 1:39-48']],
    ['[{"command": "a", "key": "a", "when": true}]', ['keybindings.problem.whenText 1:39-43']],
    ['[\n  {"key": "a" "command": "x"}\n]', ['settings.syntax.commaExpected 2:15-24']],
  ])('tells where %s is wrong', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it('says what is wrong with a clause', () => {
    const [problem] = read('[{"command": "a", "key": "a", "when": "x = y"}]').problems;
    expect(problem?.parameters).toEqual({ value: 'x = y' });
    expect(problem?.details.map((detail) => `${detail.text} ${detail.message}`)).toEqual([
      "when.character The character '=' is not expected here.",
      "when.hint.meant Did you mean '=='?",
    ]);
  });

  it('uses what can be read of a broken file', () => {
    const text = '[\n  { "key": "f1", "command": "a" },\n  { "key": "f2", "command": "b"\n';
    expect(commands(text)).toEqual(['a', 'b']);
    expect(read(text).isBroken).toBe(true);
  });

  it('survives keys of the prototype and nesting without end', () => {
    expect(commands('[{ "__proto__": { "command": "a" }, "constructor": 1, "key": "a" }]')).toEqual([]);
    expect(read('['.repeat(200_000)).isBroken).toBe(true);
  });

  it('never throws', () => {
    const pieces = ['[', ']', '{', '}', '"key"', ':', ',', '"ctrl+k"', '"command"', '"when"', '"a ="', '//', '\n', '1'];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.constantFrom(...pieces)).map((list) => list.join('')),
        ),
        (text) => {
          for (const { line, column } of read(text).problems) expect(Math.min(line, column)).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe('editing keybindings.json', () => {
  const text =
    '// mine\n[\n  // one\n  { "key": "f1", "command": "a" }, // end of one\n  // two\n  { "key": "f2", "command": "b", "when": "x" }\n]\n';

  it('begins a new file', () => {
    expect(addEntry('', { key: 'f1', command: 'a', when: '' })).toBe(
      '// Your own keybindings: they win over all others.\n[\n  {\n    "key": "f1",\n    "command": "a"\n  }\n]\n',
    );
  });

  it('adds at the end, where it wins', () => {
    const edited = addEntry(text, { key: 'f3', command: 'c', when: 'y', args: [1] });
    expect(read(edited).entries[2]).toEqual({
      key: 'f3',
      command: 'c',
      when: 'y',
      args: [1],
      source: 'user',
      index: 2,
    });
    expect(edited.startsWith(text.slice(0, text.lastIndexOf('}') + 1))).toBe(true);
  });

  it('changes keys and clauses in their place', () => {
    expect(changeEntry(text, 0, { key: 'f9' })).toBe(text.replace('"f1"', '"f9"'));
    expect(changeEntry(text, 1, { when: 'y' })).toBe(text.replace('"x"', '"y"'));
    expect(read(changeEntry(text, 1, { when: '' })).entries[1]).not.toHaveProperty('when');
    expect(read(changeEntry(text, 0, { when: 'z' })).entries[0]?.when).toBe('z');
  });

  it('takes entries out and leaves the comments of the others', () => {
    const edited = removeEntries(read(text), (entry) => entry.command === 'a');
    expect(commands(edited)).toEqual(['b']);
    expect(edited).toContain('// two');
    expect(commands(removeEntries(read(text), () => true))).toEqual([]);
  });
});
