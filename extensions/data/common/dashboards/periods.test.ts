import fc from 'fast-check';
import { dateParts } from '../query/queryRequest';
import { keyOf, keysBetween, presetSpan, spanOf, spanOfKey, within } from './periods';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('periods', () => {
  it.each([
    ['year', '2026-05-17', { first: '2026-01-01', last: '2026-12-31' }],
    ['quarter', '2026-05-17', { first: '2026-04-01', last: '2026-06-30' }],
    ['month', '2024-02-29', { first: '2024-02-01', last: '2024-02-29' }],
    ['week', '2026-01-01', { first: '2025-12-29', last: '2026-01-04' }],
    ['day', '2026-01-01', { first: '2026-01-01', last: '2026-01-01' }],
  ] as const)('the %s of %s', (part, day, span) => {
    expect(spanOf(part, day)).toEqual(span);
  });

  it('of each day have a key that leads back to them, and sort by it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dateParts), days, (part, day) => {
        const span = spanOf(part, day);
        expect(spanOfKey(part, keyOf(part, day))).toEqual(span);
        expect(span.first <= day && day <= span.last).toBe(true);
        const next = spanOf(part, day, 1);
        expect(keyOf(part, next.first) > keyOf(part, day)).toBe(true);
        expect(spanOf(part, next.first, -1)).toEqual(span);
      }),
    );
  });

  it('follow each other without holes, up to a limit', () => {
    expect(keysBetween('month', '2025-11', '2026-02', 100)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(keysBetween('week', '2026-W52', '2027-W01', 100)).toEqual(['2026-W52', '2026-W53', '2027-W01']);
    expect(keysBetween('day', '2026-01-01', '2099-01-01', 3)).toHaveLength(3);
    expect(keysBetween('month', 'nothing', '2026-01', 3)).toEqual([]);
  });

  it('move along with the day', () => {
    expect(presetSpan('days7', '2026-03-03')).toEqual({ first: '2026-02-25', last: '2026-03-03' });
    expect(presetSpan('lastMonth', '2026-03-31')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  });

  it('hold for dates as for moments', () => {
    const span = { first: '2026-01-01', last: '2026-01-31' };
    expect(within('due', 'date', span)).toEqual([
      { field: 'due', operator: 'between', value: ['2026-01-01', '2026-01-31'] },
    ]);
    expect(within('at', 'datetime', span).map(({ value }) => value)).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-02-01T00:00:00.000Z',
    ]);
  });
});
