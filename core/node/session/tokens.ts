import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody guesses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret that is long enough not to be guessed. */
export function hashToken(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
