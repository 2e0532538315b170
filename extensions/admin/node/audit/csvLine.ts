/**
 * A line as RFC 4180 has it. What a spreadsheet would take for a formula gets an apostrophe in front: names and the like
 * come from anybody.
 */
export function csvLine(values: readonly (string | null)[]): string {
  return `${values.map((value) => field(value ?? '')).join(',')}\r\n`;
}

function field(value: string): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
