import fc from 'fast-check';
import type { Comparison, Condition, QueryRequest } from '../../../data/common/query/queryRequest';
import { bindParameters } from './bindParameters';
import { fillRequest, fillValues } from './fillRequest';
import { pageRanges } from './pageRanges';
import { parameterTypes, ResourceAction, ResourceParameter } from './resourceData';

const nothing = { path: {}, query: {}, body: {} };
const parameter = (given: Partial<ResourceParameter>): ResourceParameter =>
  ResourceParameter.parse({ name: 'x', ...given });
const bind = (given: Partial<ResourceParameter>, value: unknown) => {
  const one = parameter(given);
  const { values, issues } = bindParameters([one], { ...nothing, [one.in]: { x: value } });
  return issues[0]?.code ?? values.get('x');
};

describe('parameters', () => {
  it.each([
    [{ type: 'number' as const }, '12.5', 12.5],
    [{ type: 'number' as const }, '0x10', 'PARAMETER_TYPE'],
    [{ type: 'number' as const, in: 'body' as const }, 3, 3],
    [{ type: 'number' as const, in: 'body' as const }, '3', 'PARAMETER_TYPE'],
    [{ type: 'boolean' as const }, 'false', false],
    [{ type: 'boolean' as const }, '0', 'PARAMETER_TYPE'],
    [{ type: 'date' as const }, '2026-02-29', 'PARAMETER_TYPE'],
    [{ type: 'date' as const }, '2026-02-28', '2026-02-28'],
    [{ type: 'datetime' as const }, '2026-02-28T08:00:00+08:00', '2026-02-28T08:00:00+08:00'],
    [{ type: 'id' as const }, '000o0000000000000001', '000o0000000000000001'],
    [{ type: 'id' as const }, "1' or '1", 'PARAMETER_TYPE'],
    [{ list: true, type: 'number' as const }, '1,2', [1, 2]],
    [{ list: true }, ['a', 'b'], ['a', 'b']],
    [{}, ['a', 'b'], 'PARAMETER_TYPE'],
    [{ in: 'body' as const }, { parameter: 'y' }, 'PARAMETER_TYPE'],
    [{ in: 'body' as const }, null, null],
    [{ in: 'body' as const, required: true }, null, 'PARAMETER_MISSING'],
    [{ required: true }, undefined, 'PARAMETER_MISSING'],
    [{ default: 'usual' }, undefined, 'usual'],
    [{}, undefined, undefined],
  ])('of %j take %j as %j', (given, value, expected) => expect(bind(given, value)).toEqual(expected));

  it.each([
    ['1', 1],
    ['5000', 5000],
    ['5001', 'PARAMETER_RANGE'],
    ['0', 'PARAMETER_RANGE'],
    ['-3', 'PARAMETER_RANGE'],
    ['1.5', 'PARAMETER_RANGE'],
  ])('that say how many rows take %j as %j', (value, expected) => {
    const ranges = pageRanges({ kind: 'query', object: '000o0000000000000001', request: {}, limit: 'x' });
    const { values, issues } = bindParameters(
      [parameter({ type: 'number' })],
      { ...nothing, query: { x: value } },
      ranges,
    );
    expect(issues[0]?.code ?? values.get('x')).toEqual(expected);
  });

  it('that nobody declared are refused', () => {
    const { issues } = bindParameters([], { ...nothing, query: { stats: 'open' } });
    expect(issues).toMatchObject([{ code: 'PARAMETER_UNKNOWN', path: 'query.stats' }]);
  });

  it('become scalars or lists of them, whatever is sent', () => {
    const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
    const declared = fc.record({
      type: fc.constantFrom(...parameterTypes),
      list: fc.boolean(),
      in: fc.constantFrom('path' as const, 'query' as const, 'body' as const),
    });
    fc.assert(
      fc.property(declared, fc.anything(), (given, value) => {
        const one = parameter(given);
        const { values } = bindParameters([one], { ...nothing, [one.in]: { x: value } });
        for (const bound of values.values())
          expect(bound instanceof Array ? bound.every(isScalar) : isScalar(bound)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a stored query', () => {
  const object = '000o0000000000000001';
  const action = ResourceAction.parse({
    kind: 'query',
    object,
    request: {
      condition: {
        conditions: [
          { field: 'a', operator: 'eq', value: { parameter: 'x' } },
          { conjunction: 'OR', conditions: [{ field: 'b', operator: 'in', value: { parameter: 'y' } }] },
          { field: 'c', operator: 'isnotnull' },
        ],
      },
      options: { limit: 10 },
    },
    limit: 'n',
  });
  if (action.kind !== 'query') throw new Error('It is a query.');

  it('leaves out what is not given', () => {
    expect(fillRequest(action, new Map())).toEqual({
      condition: { conditions: [{ field: 'c', operator: 'isnotnull' }] },
      options: { limit: 10 },
    });
    expect(fillRequest(action, new Map([['n', 3]])).options).toEqual({ limit: 3 });
  });

  it('has the same structure whatever the values are', () => {
    const shape = (part: Condition | Comparison): unknown =>
      'conditions' in part ? [part.conjunction, part.conditions.map(shape)] : [part.field, part.operator];
    const shapeOf = ({ condition, ...rest }: QueryRequest) => [condition && shape(condition), rest];
    const usual = shapeOf(
      fillRequest(
        action,
        new Map([
          ['x', 'a'],
          ['y', 'b'],
        ]),
      ),
    );
    const parameters = ['x', 'y'].map((name) => parameter({ name, in: 'body', list: name === 'y' }));
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (x, y) => {
        const { values } = bindParameters(parameters, { ...nothing, body: { x, y } });
        fc.pre(values.size === 2);
        expect(shapeOf(fillRequest(action, values))).toEqual(usual);
      }),
    );
  });

  it('writes values to the fields that the resource names, and to no others', () => {
    fc.assert(
      fc.property(fc.string(), (x) => {
        const written = fillValues({ a: { parameter: 'x' }, b: 1, c: { parameter: 'z' } }, new Map([['x', x]]));
        expect(written).toEqual({ a: x, b: 1 });
      }),
    );
  });
});
