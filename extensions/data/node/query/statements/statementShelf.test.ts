import fc from 'fast-check';
import type { Comparison, QueryRequest } from '../../../common/query/queryRequest';
import type { ObjectModels } from '../../objects/objectModel';
import { compileQuery } from '../compileQuery';
import { arbitraryQuery } from '../testing/arbitraryQuery';
import { shopData } from '../testing/shopData';
import { TestShop } from '../testing/testShop';
import { Given } from './given';
import { shapeOf, valuesOf } from './requestShape';
import { parametersFor, StatementShelf } from './statementShelf';

describe('a statement that was kept', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await TestShop.open(shopData());
  });

  afterAll(() => shop.close());

  it('is what another request of the same shape becomes, with its values', () => {
    fc.assert(
      fc.property(arbitraryQuery, ({ object, request, inner, withNames }) => {
        const compiled = (asked: QueryRequest) => {
          const model = shop.model(object);
          const context = shop.context(model, asked, { object, inner, withNames });
          const { comparisons } = shapeOf(asked) ?? {};
          const { sql, parameters } = compileQuery(model, asked, { ...context, comparisons }).compile(
            shop.database.bare,
          );
          return { text: sql, parameters };
        };
        const other = withOtherValues(request);
        const [shape, otherShape] = [shapeOf(request), shapeOf(other)];
        if (!shape || !otherShape) throw new Error('These requests are short.');
        expect(otherShape.key).toBe(shape.key);
        const [kept, fresh] = [compiled(request), compiled(other)];
        expect(kept.text).toBe(fresh.text);
        expect(parametersFor(kept, valuesOf(otherShape))).toEqual(
          fresh.parameters.map((each) => (each instanceof Given ? each.value : each)),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('StatementShelf', () => {
  const models = (): ObjectModels => ({ all: [], find: () => undefined, byId: () => undefined });
  const [objects, basis, kept] = [models(), {}, { text: 'select 1', parameters: [] }];

  it('gives nothing away that follows from other objects or from other rights', () => {
    const shelf = new StatementShelf();
    shelf.keep(objects, basis, 'key', kept);
    expect(shelf.find(objects, basis, 'key')).toBe(kept);
    expect(shelf.find(objects, {}, 'key')).toBeUndefined();
    expect(shelf.find(models(), basis, 'key')).toBeUndefined();
    expect(shelf.find(objects, basis, 'other')).toBeUndefined();
  });

  it('forgets what was not used for long', () => {
    const shelf = new StatementShelf();
    shelf.keep(objects, basis, 'used', kept);
    for (let index = 0; index < 600; index++) {
      shelf.keep(objects, basis, `key ${index}`, kept);
      shelf.find(objects, basis, 'used');
    }
    expect(shelf.find(objects, basis, 'used')).toBe(kept);
    expect(shelf.find(objects, basis, 'key 0')).toBeUndefined();
    expect(shelf.find(objects, basis, 'key 599')).toBe(kept);
  });
});

describe('shapeOf', () => {
  const of = (value: Comparison['value']) =>
    shapeOf({ condition: { conditions: [{ field: 'name', operator: 'in', value }] } });

  it('tells apart what is compared in another way', () => {
    expect(of(['a'])?.key).toBe(of(['b', 'c'])?.key);
    expect(of(['a', null])?.key).not.toBe(of(['a'])?.key);
    expect(of(null)?.key).not.toBe(of('a')?.key);
    expect(of(undefined)?.key).not.toBe(of('a')?.key);
  });

  it('is none of a very long request', () => {
    const conditions = Array.from({ length: 500 }, () => ({ field: 'name', operator: 'eq' as const, value: 'a' }));
    expect(shapeOf({ condition: { conditions } })).toBeUndefined();
  });
});

function withOtherValues(request: QueryRequest): QueryRequest {
  return JSON.parse(JSON.stringify(request), (name, value: unknown) =>
    name === 'value' ? changed(value) : value,
  ) as QueryRequest;
}

function changed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(changed);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\d/.test(value)) return value.replace(/^\d{4}/, '2031');
  return `${value}z`;
}
