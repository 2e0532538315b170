import { randomInt } from 'node:crypto';

/** Without what looks alike in a terminal. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 79 bits, easily typed: four groups of four. */
export function oneTimePassword(): string {
  const group = (): string => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join('');
  return Array.from({ length: 4 }, group).join('-');
}
