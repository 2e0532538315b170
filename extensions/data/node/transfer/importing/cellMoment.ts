import type { dateOrders } from '../../../common/transfer/importShapes';

type Order = (typeof dateOrders)[number];

const iso = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?/;
const short = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/;
const clock = /^[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([AP]M)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** "2026-01-31"; where the year comes last, the order of day and month is as told. */
export function readDate(text: string, order: Order): string | undefined {
  const found = dateIn(text.trim(), order);
  return found?.rest === '' || /^[T\s]+0{1,2}:00(:00(\.0+)?)?Z?$/.test(found?.rest ?? '-') ? found?.date : undefined;
}

/** A moment in UTC; without a zone of its own it's meant in the one that is given. */
export function readMoment(text: string, order: Order, zone: string): string | undefined {
  const found = dateIn(text.trim(), order);
  if (!found) return undefined;
  const [whole, hours = '0', minutes = '00', seconds = '00', behind = '', half, own] = clock.exec(found.rest) ?? [];
  if (whole === undefined && found.rest !== '') return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23) return undefined;
  const local = `${found.date}T${String(hour).padStart(2, '0')}:${minutes}:${seconds}.${behind.padEnd(3, '0').slice(0, 3)}`;
  const moment = own === undefined ? inZone(Date.parse(`${local}Z`), zone) : Date.parse(local + own.toUpperCase());
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}

function dateIn(text: string, order: Order): { readonly date: string; readonly rest: string } | undefined {
  const [long, y = '', m = '', d = ''] = iso.exec(text) ?? [];
  if (long !== undefined) return { date: dateOf(y, m, d), rest: text.slice(long.length) };
  const [brief, a = '', b = '', year = ''] = short.exec(text) ?? [];
  if (brief === undefined) return undefined;
  const date = order === 'mdy' ? dateOf(year, a, b) : dateOf(year, b, a);
  return { date, rest: text.slice(brief.length) };
}

function dateOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** When the clocks of a zone show what they would in UTC at this moment. */
function inZone(wall: number, zone: string): number {
  if (zone === 'UTC' || Number.isNaN(wall)) return wall;
  const guess = wall - offsetOf(wall, zone);
  return wall - offsetOf(guess, zone);
}

function offsetOf(moment: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const format = new Intl.DateTimeFormat('en', { ...parts, timeZone, hourCycle: 'h23', era: undefined });
  formats.set(timeZone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}
