import fc from 'fast-check';
import { addDays, daysBetween, shifted, shownDays, withinDays } from './calendarDays';
import { entriesFitting, seenOf, wholeDaysFitting } from './calendarRoom';
import { timeText } from './timeText';
import { entriesOn, entryOf, fitted, lanes, movedEntry } from './calendarEntries';

const fields = { start: 'at', end: 'until', type: 'datetime' as const };
const local = (text: string): string => new Date(text).toISOString();

describe('the days of a calendar', () => {
  it('are whole weeks from Monday on', () => {
    const days = shownDays('month', '2026-11-21');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(shownDays('month', '2027-02-10')).toHaveLength(28);
    expect(shownDays('week', '2026-11-22')[0]).toBe('2026-11-16');
    expect(shownDays('day', '2026-11-22')).toEqual(['2026-11-22']);
  });

  it('go on and back', () => {
    expect(shifted('month', '2026-01-31', 1)).toBe('2026-02-01');
    expect(shifted('month', '2026-01-31', -1)).toBe('2025-12-01');
    expect(shifted('week', '2026-12-30', 1)).toBe('2027-01-06');
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (by) => {
        expect(daysBetween('2026-01-01', addDays('2026-01-01', by))).toBe(by);
      }),
    );
  });

  it('are asked for with whatever lasts into them', () => {
    expect(withinDays({ start: 'a', end: 'b', type: 'date' }, ['2026-01-01', '2026-01-02'])).toEqual([
      { field: 'a', operator: 'le', value: '2026-01-02' },
      {
        conjunction: 'OR',
        conditions: [
          { field: 'a', operator: 'ge', value: '2026-01-01' },
          { field: 'b', operator: 'ge', value: '2026-01-01' },
        ],
      },
    ]);
  });
});

describe('an entry of a calendar', () => {
  it('has its place in the reader’s time', () => {
    const row = { id: '1', at: local('2026-03-01T09:30'), until: local('2026-03-01T11:00') };
    expect(entryOf(row, fields)).toMatchObject({ first: '2026-03-01', last: '2026-03-01', from: 570, to: 660 });
    expect(entryOf({ id: '1', at: null }, fields)).toBeUndefined();
    expect(entryOf({ id: '1', at: '2026-03-01' }, { start: 'at', type: 'date' })).toMatchObject({ last: '2026-03-01' });
  });

  it('is moved with its end', () => {
    const row = { id: '1', at: local('2026-03-01T09:30'), until: local('2026-03-02T11:00') };
    expect(movedEntry(row, fields, { days: 2, minutes: 15 })).toEqual({
      at: local('2026-03-03T09:45'),
      until: local('2026-03-04T11:15'),
    });
    expect(movedEntry({ at: '2026-12-31' }, { start: 'at', type: 'date' }, { days: 1 })).toEqual({ at: '2027-01-01' });
  });

  it('stands beside those at the same time', () => {
    const all = [
      ['a', '09:00', '10:00'],
      ['b', '09:30', '11:00'],
      ['c', '10:00', '10:30'],
      ['d', '12:00', '13:00'],
    ].flatMap(([id, from, to]) => {
      const row = { id, at: local(`2026-03-01T${from}`), until: local(`2026-03-01T${to}`) };
      return entryOf(row, fields) ?? [];
    });
    expect(lanes(entriesOn(all, '2026-03-01')).map(({ entry, at, of }) => [entry.id, at, of])).toEqual([
      ['a', 0, 2],
      ['b', 1, 2],
      ['c', 0, 2],
      ['d', 0, 1],
    ]);
    expect(entriesOn(all, '2026-03-02')).toEqual([]);
  });

  it('make room for the first ones where there are too many', () => {
    const times = ['09:00', '09:10', '09:20', '09:30', '14:00'];
    const all = times.flatMap((time) => entryOf({ id: time, at: local(`2026-03-01T${time}`) }, fields) ?? []);
    const { shown, crowds } = fitted(lanes(all), 3);
    expect(shown.map(({ entry, at, of }) => [entry.id, at, of])).toEqual([
      ['09:00', 0, 3],
      ['09:10', 1, 3],
      ['14:00', 0, 1],
    ]);
    expect(crowds.map(({ entries, at, of }) => [entries.map(({ id }) => id), at, of])).toEqual([
      [['09:20', '09:30'], 2, 3],
    ]);
    expect(fitted(lanes(all), 4).crowds).toEqual([]);
  });
});

describe('a day of a month', () => {
  it('has as many entries as find room, and never fewer than when the month is scrolled', () => {
    expect(entriesFitting(0, 6)).toBe(3);
    expect(entriesFitting(620, 5)).toBe(5);
    expect(entriesFitting(900, 5)).toBe(7);
  });

  it('keeps a line for how many more there are', () => {
    expect(seenOf(['a', 'b', 'c'], 3)).toEqual(['a', 'b', 'c']);
    expect(seenOf(['a', 'b', 'c', 'd'], 3)).toEqual(['a', 'b']);
    expect(seenOf(['a'], 0)).toEqual([]);
  });

  it('has a few lines above the hours of a week, and all of its height where there are none', () => {
    expect([wholeDaysFitting(800, true), wholeDaysFitting(800, false), wholeDaysFitting(0, false)]).toEqual([4, 38, 4]);
  });

  it('tells times as the reader writes them', () => {
    expect(timeText({ from: 14 * 60 + 5 }, 'en').replace(/\s/g, ' ')).toBe('2:05 PM');
    expect(timeText({ from: 14 * 60 + 5 }, 'zh-CN')).toBe('14:05');
    expect(timeText({}, 'en')).toBe('');
  });
});
