import fc from 'fast-check';
import type { PortableRecord } from '../../../common/metadata/recordInput';
import { type FindType, readRecords, writeRecords } from './recordFiles';

const files = new Map<string, Record<string, string>>([
  ['Note', { text: 'ts', 'style sheet': 'css' }],
  ['Page', { metadata: 'json' }],
]);
const find: FindType = (name) => ({ name, files: files.get(name) });

const names = fc.oneof(
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,8}$/),
  fc.constantFrom('con', 'NUL', 'a/b', '..', 'é', '书', 'x y', '%41'),
);
/** No request brings "__proto__" in, at whatever depth. */
const isHarmless = (value: unknown): boolean => !JSON.stringify(value).includes('__proto__');
const data = fc
  .dictionary(
    fc.oneof(fc.constantFrom('text', 'style sheet', 'metadata'), fc.string()),
    fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value))),
  )
  .filter(isHarmless);
const byName = (a: PortableRecord, b: PortableRecord) => (a.name < b.name ? -1 : 1);

function recordsOf(depth: number): fc.Arbitrary<PortableRecord[]> {
  const parts = depth > 0 ? fc.dictionary(fc.constantFrom('Note', 'Page'), recordsOf(depth - 1)) : fc.constant({});
  const record = fc.record(
    { name: names, label: fc.string(), active: fc.boolean(), data, children: parts },
    { requiredKeys: ['name'] },
  );
  return fc.uniqueArray(record, { selector: ({ name }) => name.toLowerCase(), maxLength: 4 });
}

/** As they come back: sorted, and without lists of parts that are empty. */
function normal(records: readonly PortableRecord[]): PortableRecord[] {
  return [...records].sort(byName).map(({ children = {}, ...record }) => {
    const parts = Object.entries(children).filter(([, list]) => list.length > 0);
    return parts.length === 0
      ? record
      : { ...record, children: Object.fromEntries(parts.map(([type, list]) => [type, normal(list)])) };
  });
}

describe('recordFiles', () => {
  it('reads what was written', () => {
    fc.assert(
      fc.property(recordsOf(1), (records) => {
        const tree = writeRecords('Note', records, find);
        expect(normal(readRecords('Note', tree, find))).toEqual(normal(records));
      }),
    );
  });

  it('writes alike what is alike, and paths that every file system takes', () => {
    fc.assert(
      fc.property(recordsOf(1), (records) => {
        const tree = writeRecords('Note', records, find);
        const again = writeRecords('Note', readRecords('Note', tree, find), find);
        expect([...again].sort()).toEqual([...tree].sort());
        for (const path of tree.keys()) expect(path).toMatch(/^([\w%-]+\/)+[\w%-]+\.(json|ts|css)$/);
        expect(new Set([...tree.keys()].map((path) => path.toLowerCase())).size).toBe(tree.size);
      }),
    );
  });

  it('is readable', () => {
    const record = { name: 'First', label: 'The first', data: { text: 'let a = 1;\n', z: 1, a: [1] } };
    expect([...writeRecords('Note', [record], find)]).toEqual([
      ['Note/First/text.ts', 'let a = 1;\n'],
      [
        'Note/First/metadata.json',
        '{\n  "data": {\n    "a": [\n      1\n    ],\n    "z": 1\n  },\n  "label": "The first",\n  "name": "First"\n}\n',
      ],
    ]);
  });

  it('names the record that is missing', () => {
    expect(() => readRecords('Note', new Map([['Note/A/text.ts', '']]), find)).toThrow(
      'Note/A/metadata.json is missing.',
    );
  });
});
