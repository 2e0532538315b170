import { DatabaseError } from 'pg';
import { Refusal } from '../../../common/calls/refusal';

/** The connection broke, or the database stopped, with a statement or a transaction under way that did not take effect. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

export function codeOf(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** The database says goodbye: it stops, it crashed, or it starts. */
const goodbyes = /^(08...|57P0[1-5])$/;

export function saysGoodbye(error: unknown): boolean {
  return goodbyes.test(codeOf(error) ?? '');
}

/** It has become a copy of another, which takes the writes now. */
export function takesNoWrites(error: unknown): boolean {
  return codeOf(error) === '25006';
}

/** Another transaction was in the way: serialization failure and deadlock. */
export function wasInTheWay(error: unknown): boolean {
  return /^40(001|P01)$/.test(codeOf(error) ?? '');
}

/** A table changed under a statement that was prepared before. */
export function isOutdated(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '0A000' &&
    (error.routine ?? '').startsWith('RevalidateCachedQuery')
  );
}

/** What users are told where they can do something about it; anything else stays as it is. */
export function inUsersWords(error: unknown): unknown {
  switch (codeOf(error)) {
    case '57014':
      return new Refusal('DATABASE_SLOW');
    case '53100':
      return new Refusal('DATABASE_FULL');
    case '40001':
    case '40P01':
    case '55P03':
      return new Refusal('CONFLICT');
    default:
      return error;
  }
}
