/** What a spreadsheet takes for a formula when it opens a CSV file, alone or behind apostrophes that guard it. */
const formula = /^'*[=+\-@\t\r]/;
/** Numbers run nothing, whatever sign they have. */
const number = /^[+-]?\d+(\.\d+)?$/;

/** Written so that a spreadsheet shows it and never runs it. */
export function guardCell(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** What stood there before it was guarded. */
export function unguardCell(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
