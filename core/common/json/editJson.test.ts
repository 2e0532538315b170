import fc from 'fast-check';
import { type ParseError, parse } from 'jsonc-parser';
import { editJson } from './editJson';
import type { JsonValue } from './jsonValue';
import { layoutOf } from './textLayout';

/** What the text holds; a mistake in it is an error. */
function read<T>(text: string): T {
  const errors: ParseError[] = [];
  const value: T = parse(text, errors, { allowTrailingComma: true });
  expect(errors).toEqual([]);
  return value;
}

const valuesIn = (text: string): Record<string, JsonValue> => read(text);

describe('editJson', () => {
  it('begins a file that is not there', () => {
    expect(editJson('', ['a.b'], 1)).toBe('{\n  "a.b": 1\n}\n');
  });

  it('keeps comments, trailing commas, tabs and line ends', () => {
    const text = '// mine\r\n{\r\n\t"a": 1, // one\r\n\t/* two */ "b": [2],\r\n}\r\n';
    expect(editJson(text, ['b'], [2, 3])).toBe(
      '// mine\r\n{\r\n\t"a": 1, // one\r\n\t/* two */ "b": [\r\n\t\t2,\r\n\t\t3\r\n\t],\r\n}\r\n',
    );
  });

  it('leaves the comment behind the last value where it was when another is added', () => {
    const text = '{\n  "a": 1 // one\n}\n';
    expect(editJson(text, ['b'], 2)).toBe('{\n  "a": 1, // one\n  "b": 2\n}\n');
  });

  it('sets and clears a value of a language', () => {
    const set = editJson('{}', ['[json]', 'tabSize'], 4);
    expect(valuesIn(set)).toEqual({ '[json]': { tabSize: 4 } });
    expect(editJson(set, ['[json]', 'tabSize'], undefined)).not.toContain('json');
  });

  it('sees how a text is laid out', () => {
    expect(layoutOf('{\n    "a": 1\n}')).toEqual({ indent: '    ', eol: '\n' });
    expect(layoutOf('{\r\n\t"a": 1\r\n}')).toEqual({ indent: '\t', eol: '\r\n' });
  });

  it('works within one line', () => {
    expect(editJson('{"a": 1}', ['b'], 2)).toBe('{"a": 1,\n  "b": 2\n}');
    expect(editJson('{"a": 1, "b": 2, "c": 3}', ['b'], undefined)).toBe('{"a": 1,  "c": 3}');
    expect(editJson('{"a": 1, "b": 2}', ['b'], undefined)).toBe('{"a": 1 }');
  });

  it('takes out every one of members with the same name', () => {
    expect(editJson('{\n  "a": 1,\n  "a": 2\n}', ['a'], undefined)).toBe('{\n}');
  });

  it('adds items to a list, changes their members and takes them out', () => {
    const text = '// mine\n[\n  // one\n  { "a": 1 } // end\n]\n';
    const two = editJson(text, [1], { b: 2 });
    expect(two).toBe('// mine\n[\n  // one\n  { "a": 1 }, // end\n  {\n    "b": 2\n  }\n]\n');
    expect(read(editJson(two, [1, 'b'], 3))).toEqual([{ a: 1 }, { b: 3 }]);
    expect(read(editJson(two, [1, 'c'], 3))).toEqual([{ a: 1 }, { b: 2, c: 3 }]);
    expect(read(editJson(two, [1, 'b'], undefined))).toEqual([{ a: 1 }]);
    expect(editJson(two, [0], undefined)).toBe('// mine\n[\n  // one\n  {\n    "b": 2\n  }\n]\n');
    expect(editJson(two, [5], undefined)).toBe(two);
  });

  it('begins a list, behind the comments of a text that holds nothing else', () => {
    expect(read(editJson('', [0], 'x'))).toEqual(['x']);
    expect(editJson('// mine', [0], 'x')).toBe('// mine\n[\n  "x"\n]\n');
    expect(editJson('[\n  // nothing yet\n]', [0], 'x')).toBe('[\n  // nothing yet\n  "x"\n]');
    expect(read(editJson('[1,]', [9], 2))).toEqual([1, 2]);
  });

  const key = fc.constantFrom('a', 'b', 'c.d', 'e f', 'ü');
  // As JSON has it, without -0, and without the one name that the parser by which the test reads takes for a prototype.
  const value = fc
    .jsonValue({ maxDepth: 2 })
    .filter((each) => !JSON.stringify(each).includes('__proto__'))
    .map((each) => JSON.parse(JSON.stringify(each)) as JsonValue);
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
        const edited = editJson(text, [name], item);
        expect(valuesIn(edited)).toEqual({ ...valuesIn(text), [name]: item });
        const comments = (source: string): readonly string[] => source.match(/\/\/ \w+|\/\* \w+ \*\//g) ?? [];
        expect(comments(edited).length).toBe(comments(text).length);
      }),
    );
  });

  it('takes out the one value and nothing else', () => {
    fc.assert(
      fc.property(file, key, (text, name) => {
        const edited = editJson(text, [name], undefined);
        const expected = Object.fromEntries(Object.entries(valuesIn(text)).filter(([each]) => each !== name));
        expect(valuesIn(edited)).toEqual(expected);
      }),
    );
  });
});
