import fc from 'fast-check';
import type { JsonValue } from '../storage/storage';
import { editSettings } from './editSettings';
import { parseSettingsFile } from './settingsFile';
import { layoutOf } from './textLayout';

const valuesIn = (text: string): Record<string, JsonValue> =>
  Object.fromEntries([...parseSettingsFile(text).values].map(([key, placed]) => [key, placed.value]));

describe('editSettings', () => {
  it('begins a file that is not there', () => {
    expect(editSettings('', ['a.b'], 1)).toBe('{\n  "a.b": 1\n}\n');
  });

  it('keeps comments, trailing commas, tabs and line ends', () => {
    const text = '// mine\r\n{\r\n\t"a": 1, // one\r\n\t/* two */ "b": [2],\r\n}\r\n';
    expect(editSettings(text, ['b'], [2, 3])).toBe(
      '// mine\r\n{\r\n\t"a": 1, // one\r\n\t/* two */ "b": [\r\n\t\t2,\r\n\t\t3\r\n\t],\r\n}\r\n',
    );
  });

  it('leaves the comment behind the last value where it was when another is added', () => {
    const text = '{\n  "a": 1 // one\n}\n';
    expect(editSettings(text, ['b'], 2)).toBe('{\n  "a": 1, // one\n  "b": 2\n}\n');
  });

  it('sets and clears a value of a language', () => {
    const set = editSettings('{}', ['[json]', 'tabSize'], 4);
    expect(parseSettingsFile(set).overrides.get('json')?.get('tabSize')?.value).toBe(4);
    expect(editSettings(set, ['[json]', 'tabSize'], undefined)).not.toContain('json');
  });

  it('sees how a text is laid out', () => {
    expect(layoutOf('{\n    "a": 1\n}')).toEqual({ indent: '    ', eol: '\n' });
    expect(layoutOf('{\r\n\t"a": 1\r\n}')).toEqual({ indent: '\t', eol: '\r\n' });
  });

  it('works within one line', () => {
    expect(editSettings('{"a": 1}', ['b'], 2)).toBe('{"a": 1,\n  "b": 2\n}');
    expect(editSettings('{"a": 1, "b": 2, "c": 3}', ['b'], undefined)).toBe('{"a": 1,  "c": 3}');
    expect(editSettings('{"a": 1, "b": 2}', ['b'], undefined)).toBe('{"a": 1 }');
  });

  it('takes out every one of members with the same name', () => {
    expect(editSettings('{\n  "a": 1,\n  "a": 2\n}', ['a'], undefined)).toBe('{\n}');
  });

  const key = fc.constantFrom('a', 'b', 'c.d', 'e f', 'ü');
  // As JSON has it: without -0.
  const value = fc.jsonValue({ maxDepth: 2 }).map((each) => JSON.parse(JSON.stringify(each)) as JsonValue);
  const member = fc.record({
    key,
    value,
    before: fc.constantFrom('', '// before\n  ', '/* before */ '),
    after: fc.constantFrom('', ' // after', ' /* after */'),
  });
  const file = fc
    .uniqueArray(member, { selector: (each) => each.key, maxLength: 4 })
    .chain((members) => fc.record({ members: fc.constant(members), comma: fc.boolean() }))
    .map(({ members, comma }) => {
      const lines = members.map(({ key: name, value: item, before, after }, index) => {
        const end = index < members.length - 1 || comma ? ',' : '';
        return `  ${before}${JSON.stringify(name)}: ${JSON.stringify(item)}${end}${after}\n`;
      });
      return `// head\n{\n${lines.join('')}}\n`;
    });

  it('changes the one value and nothing else, and loses no comment when it sets one', () => {
    fc.assert(
      fc.property(file, key, value, (text, name, item) => {
        const edited = editSettings(text, [name], item);
        expect(parseSettingsFile(edited).errors).toEqual([]);
        expect(valuesIn(edited)).toEqual({ ...valuesIn(text), [name]: item });
        const comments = (source: string): readonly string[] => source.match(/\/\/ \w+|\/\* \w+ \*\//g) ?? [];
        expect(comments(edited).length).toBe(comments(text).length);
      }),
    );
  });

  it('takes out the one value and nothing else', () => {
    fc.assert(
      fc.property(file, key, (text, name) => {
        const edited = editSettings(text, [name], undefined);
        const expected = Object.fromEntries(Object.entries(valuesIn(text)).filter(([each]) => each !== name));
        expect(parseSettingsFile(edited).errors).toEqual([]);
        expect(valuesIn(edited)).toEqual(expected);
      }),
    );
  });
});
