const day = 86_400_000;
/** The numbers of formats that every spreadsheet knows as moments. */
const known: readonly (readonly [first: number, last: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** Whether a cell of this format shows a moment: by the number of a known format, or by its letters. */
export function isDateFormat(id: number, code?: string): boolean {
  if (code === undefined) return known.some(([first, last]) => id >= first && id <= last);
  const letters = code.replace(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(letters) && !/general/i.test(letters);
}

/** Days since the beginning of 1900 or 1904, as a spreadsheet counts them: "2026-01-31", with the time if there is one. */
export function serialDate(serial: number, from1904: boolean): string | undefined {
  // There was no 29 February 1900, but spreadsheets have one.
  const days = from1904 ? serial : serial < 60 ? serial + 1 : serial;
  const first = Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30);
  const moment = new Date(first + Math.round(days * day));
  if (serial < 0 || Number.isNaN(moment.getTime()) || moment.getUTCFullYear() > 9999) return undefined;
  const text = moment.toISOString();
  return Number.isInteger(serial) ? text.slice(0, 10) : text.slice(0, 23).replace(/\.000$/, '');
}

/** The same the other way round; none for what is before 1900, of which spreadsheets know nothing. */
export function toSerial(moment: number): number | undefined {
  const serial = (moment - Date.UTC(1899, 11, 30)) / day;
  return serial >= 61 ? serial : undefined;
}
