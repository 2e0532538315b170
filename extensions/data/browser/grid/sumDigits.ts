import { plainDigits } from '../rows/exactJson';

const number = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The sum to the last digit, however many there are; nothing where none is a number. */
export function sumDigits(values: readonly unknown[]): string | undefined {
  const all = values.flatMap((value) => {
    const text = typeof value === 'number' || typeof value === 'string' ? plainDigits(value) : '';
    const [, sign = '', whole, behind = ''] = number.exec(text) ?? [];
    return whole === undefined ? [] : [{ sign, whole, behind }];
  });
  if (all.length === 0) return undefined;
  const scale = Math.max(...all.map(({ behind }) => behind.length));
  const sum = all.reduce((total, { sign, whole, behind }) => {
    const units = BigInt(whole + behind.padEnd(scale, '0'));
    return sign === '-' ? total - units : total + units;
  }, 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}
