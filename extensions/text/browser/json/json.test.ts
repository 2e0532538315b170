import fc from 'fast-check';
import type { JsonValue } from 'lathe';
import { childrenOf, describe as describeNode, hasChildren, type JsonNode, rootNode } from './jsonNode';
import { parseJson } from './parseJson';

function all(node: JsonNode): readonly JsonNode[] {
  return [node, ...childrenOf(node).flatMap(all)];
}

describe('nodes of JSON', () => {
  it('have a path that reads as JavaScript and names each one alone', () => {
    const nodes = all(rootNode({ a: { 'b c': [1, { d: null }] } }));
    expect(nodes.map(({ path }) => path)).toEqual([
      '$',
      '$.a',
      '$.a["b c"]',
      '$.a["b c"][0]',
      '$.a["b c"][1]',
      '$.a["b c"][1].d',
    ]);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const paths = all(rootNode(value as JsonValue)).map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
    );
  });

  it('say what they hold', () => {
    expect(describeNode(rootNode('x'))).toBe('"x"');
    expect(describeNode(rootNode([1, 2]))).toBe('[2]');
    expect(hasChildren(rootNode({}))).toBe(false);
  });
});

describe('parseJson', () => {
  it('tells what is empty from what is wrong', () => {
    for (const text of ['', ' \n', '// nothing yet\n', '/* nothing */'])
      expect(parseJson(text)).toEqual({ empty: true });
    expect(parseJson('{').empty).toBeUndefined();
  });

  it('reads comments and trailing commas, and says where it is wrong', () => {
    expect(parseJson('// note\n{"a": [1,],}')).toEqual({ value: { a: [1] } });
    expect(parseJson('{\n  "a": }').problem).toEqual({ code: 'valueExpected', line: 2, column: 8 });
  });
});
