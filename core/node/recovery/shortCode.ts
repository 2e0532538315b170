import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

const length = 6;

/** For a text message: to be read off a telephone and typed. */
export function digits(): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** Takes as long however much of it is right. */
export function isSameCode(typed: string, right: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(typed.replaceAll(/\s/g, '')), digest(right));
}
