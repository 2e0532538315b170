import type { ObjectDescription } from '../../common/describeCalls';
import { asCurl, asTypeScript } from './copyAsCall';
import { indexNameFor } from './indexNameFor';
import { querySchema } from './querySchema';
import { readQuery, textFor, withPart } from './queryText';
import { cellText, resultLines } from './resultLines';

describe('the text of a query', () => {
  it('is read with every digit, and not while it is broken', () => {
    const text =
      '{ "object": "A", "base": "I", "condition": { "conditions": [{ "field": "n", "operator": "eq", "value": 12345678901234567890 }] } }';
    expect(readQuery(text)).toMatchObject({
      ...{ object: 'A', names: true },
      request: { condition: { conditions: [{ value: '12345678901234567890' }] } },
    });
    expect(readQuery('{')).toBeUndefined();
    expect(readQuery('[]')).toBeUndefined();
    expect(readQuery(textFor('A'))).toEqual({ object: 'A', names: false, request: { options: { limit: 50 } } });
  });

  it('changes part by part', () => {
    const named = withPart(textFor('A'), ['options', 'fields'], ['name']);
    expect(readQuery(named)?.request).toEqual({ options: { limit: 50, fields: ['name'] } });
    expect(readQuery(withPart(named, ['options', 'limit'], undefined))?.request).toEqual({
      options: { fields: ['name'] },
    });
  });

  it('is copied as a call', () => {
    const query = {
      object: 'A',
      names: true,
      request: { condition: { conditions: [{ field: 'n', operator: 'eq' as const, value: "it's" }] } },
    };
    expect(asCurl(query, 'http://x')).toContain(
      `-d '{"condition":{"conditions":[{"field":"n","operator":"eq","value":"it'\\''s"}]}}'`,
    );
    expect(asTypeScript(query, 'http://x')).toContain('fetch("http://x/u-route/baas/data/v1.0/query/A?base=I"');
  });
});

describe('the schema of a query', () => {
  const field = { system: false, editable: true, required: false, unique: false };
  const order: ObjectDescription = {
    ...{ id: 'o', name: 'Order', label: 'Order', plural: 'Orders', kind: 'custom' },
    may: { create: true, edit: true, delete: true },
    fields: [
      { ...field, id: 's', name: 'status', label: 'Status', type: 'singleselect', choices: [{ value: 'open' }] },
      { ...field, id: 'c', name: 'customer', label: 'Customer', type: 'lookup', target: 'Customer' },
    ],
    children: [{ relationName: 'items', object: 'Item', field: 'order' }],
  };
  const customer: ObjectDescription = {
    ...order,
    name: 'Customer',
    label: 'Customer',
    fields: [{ ...field, id: 'n', name: 'name', label: 'Name', type: 'name' }],
    children: [],
  };

  it('knows objects, fields over lookups, choices and relations', () => {
    const schema = JSON.stringify(
      querySchema({ all: [order, customer], root: order, others: new Map([['Customer', customer]]) }),
    );
    for (const word of [
      '"Order","Customer"',
      '"status","customer","customer.name"',
      '"enum":["open"]',
      '"enum":["items"]',
      'Customer › Name',
    ])
      expect(schema).toContain(word);
  });

  it('knows the objects before one is chosen', () => {
    expect(JSON.stringify(querySchema({ all: [order], others: new Map() }))).toContain('"enum":["Order"]');
  });
});

describe('the results of a query', () => {
  const rows = [
    { id: '1', customer: { id: 'c', name: 'Ann' }, items: [{ n: 1 }, { n: '12345678901234567890' }] },
    { id: '2', customer: null, items: [] },
  ];

  it('unfold what came with a row', () => {
    expect(resultLines(rows, new Set()).map(({ id }) => id)).toEqual(['0', '1']);
    const open = resultLines(rows, new Set(['0']));
    expect(open.map(({ kind, depth }) => [kind, depth])).toEqual([
      ['row', 0],
      ['head', 1],
      ['row', 1],
      ['row', 1],
      ['row', 0],
    ]);
    expect(open[1]).toMatchObject({ title: 'items', columns: ['n'] });
    expect(open[4]).toMatchObject({ nested: [], expanded: false });
  });

  it('show every digit, names of lookups and how many rows are folded', () => {
    expect([rows[0]?.items[1]?.n, rows[0]?.customer, rows[0]?.items, null, true, ['a', 'b']].map(cellText)).toEqual([
      ...['12345678901234567890', 'Ann', '[2]', '', 'true', 'a; b'],
    ]);
  });
});

it('names indexes by their fields', () => {
  expect(indexNameFor(['ns__status__CST', 'createdDate'])).toBe('by_status_createdDate');
});
