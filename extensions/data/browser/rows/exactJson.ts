/** A text, or a number that JSON writes. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Up to 15 digits come through a number of JavaScript as they were written. */
const manyDigits = /\d[\d.]{15}/;

/** Reads JSON; numbers that JavaScript would round become strings with all their digits. */
export function parseExact(text: string): unknown {
  return JSON.parse(manyDigits.test(text) ? text.replace(token, quotedIfInexact) : text);
}

function quotedIfInexact(part: string): string {
  return part.startsWith('"') || isExact(part) ? part : `"${part}"`;
}

/** Whether a number of JavaScript keeps every digit of this one. */
export function isExact(digits: string): boolean {
  if (!manyDigits.test(digits) || /e/i.test(digits)) return true;
  return plainDigits(Number(digits)) === shortened(digits);
}

/** A number as people write it, without an exponent. */
export function plainDigits(value: number | string): string {
  const text = String(value).trim();
  const [, sign = '', first = '', rest = '', exponent] = /^(-?)(\d+)(?:\.(\d+))?e([+-]?\d+)$/i.exec(text) ?? [];
  if (exponent === undefined) return text;
  const digits = first + rest;
  const point = first.length + Number(exponent);
  const whole = point > 0 ? digits.slice(0, point).padEnd(point, '0') : '0';
  const behind = point > 0 ? digits.slice(point) : digits.padStart(digits.length - point, '0');
  return `${sign}${whole}${behind && `.${behind}`}`;
}

/** Without zeros that say nothing. */
function shortened(digits: string): string {
  const [, sign = '', whole = '', behind = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(digits) ?? [];
  return `${sign}${whole}${behind && `.${behind}`}`;
}
