import { ListQuery } from './listQuery';

describe('ListQuery', () => {
  it('reads what an address holds', () => {
    const condition = JSON.stringify({ conditions: [{ field: 'data.kind', operator: 'in', value: ['a', 'b'] }] });
    expect(ListQuery.parse({ order: 'name,-data.seqNo', limit: '20', brief: 'true', condition })).toEqual({
      order: [
        { field: 'name', descending: false },
        { field: 'data.seqNo', descending: true },
      ],
      limit: 20,
      brief: true,
      condition: { conditions: [{ field: 'data.kind', operator: 'in', value: ['a', 'b'] }] },
    });
  });

  it.each([
    { order: 'password' },
    { order: "data.x'; drop table metadata" },
    { limit: '0' },
    { limit: '1001' },
    { after: "1' or '1'='1" },
    { condition: '{' },
    { condition: '{"conditions":[{"field":"name","operator":"or 1=1"}]}' },
    { condition: '{"conditions":[],"conjunction":"; --"}' },
    { condition: '{"conditions":'.repeat(50) },
  ])('refuses %j', (query) => {
    expect(ListQuery.safeParse(query).success).toBe(false);
  });

  it('does not follow conditions into the depth', () => {
    const nest = (depth: number): object => (depth ? { conditions: [nest(depth - 1)] } : { conditions: [] });
    expect(ListQuery.safeParse({ condition: JSON.stringify(nest(4)) }).success).toBe(true);
    expect(ListQuery.safeParse({ condition: JSON.stringify(nest(40)) }).success).toBe(false);
  });
});
