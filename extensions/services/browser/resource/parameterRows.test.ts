import fc from 'fast-check';
import { parameterPlaces, parameterTypes, ResourceParameter } from '../../common/resources/resourceData';
import { blankRow, hasFittingDefault, toParameter, toRow, withPath } from './parameterRows';

const row = (name: string, more: Partial<typeof blankRow> = {}) => ({ ...blankRow, name, ...more });

describe('parameters in a form', () => {
  it('come back as they were', () => {
    const parameter = fc.record({
      name: fc.stringMatching(/^[A-Za-z_]{1,9}$/),
      in: fc.constantFrom(...parameterPlaces),
      type: fc.constantFrom(...parameterTypes),
      required: fc.boolean(),
    });
    const usual = fc.constantFrom<readonly (readonly ['text' | 'number' | 'boolean', unknown, boolean])[]>(
      ...[
        [['text', 'a b', false] as const],
        [['number', [1, 2.5], true] as const],
        [['boolean', false, false] as const],
      ],
    );
    fc.assert(
      fc.property(parameter, usual, (given, [[type, value, list] = ['text', 'x', false]]) => {
        const stored = ResourceParameter.parse({ ...given, type, list, default: value, example: 1, description: 'd' });
        expect(ResourceParameter.parse(toParameter(toRow(stored)))).toEqual(stored);
        expect(hasFittingDefault(toRow(stored))).toBe(true);
      }),
    );
  });

  it('have defaults of their types', () => {
    expect(hasFittingDefault(row('a', { type: 'number', default: 'much' }))).toBe(false);
    expect(hasFittingDefault(row('a', { type: 'number', list: true, default: '1, x' }))).toBe(false);
    expect(hasFittingDefault(row('a', { type: 'boolean', default: 'yes' }))).toBe(false);
    expect(hasFittingDefault(row('a', { type: 'boolean', default: '' }))).toBe(true);
    for (const type of ['date', 'datetime', 'id'] as const)
      expect(hasFittingDefault(row('a', { type, default: 'soon' }))).toBe(false);
    expect(hasFittingDefault(row('a', { type: 'date', list: true, default: '2026-01-01, 2026-02-01' }))).toBe(true);
    expect(hasFittingDefault(row('a', { type: 'datetime', default: '2026-01-01T08:00:00Z' }))).toBe(true);
  });

  it('follow the path', () => {
    const described = row('id', { in: 'path', type: 'text', required: true, description: 'Which' });
    const rows = [described, row('gone', { in: 'path' }), row('min')];
    expect(withPath(rows, '/orders/:id/:part').map(({ name, type, in: place }) => [name, type, place])).toEqual([
      ['id', 'text', 'path'],
      ['part', 'text', 'path'],
      ['min', 'text', 'query'],
    ]);
    expect(withPath([row('min')], '/orders/:min')).toEqual([row('min', { in: 'path', required: true })]);
    expect(withPath([], '/:customerId')[0]?.type).toBe('id');
    expect(withPath(rows, '/no path/')).toBe(rows);
  });
});
