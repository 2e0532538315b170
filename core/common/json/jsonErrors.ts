import { type ParseError } from 'jsonc-parser';

// By the numbers of jsonc-parser's ParseErrorCode, which is a const enum.
const names: readonly string[] = [
  'unknown',
  'invalidSymbol',
  'invalidNumber',
  'propertyNameExpected',
  'valueExpected',
  'colonExpected',
  'commaExpected',
  'closeBraceExpected',
  'closeBracketExpected',
  'endOfFileExpected',
  'invalidCommentToken',
  'unexpectedEndOfComment',
  'unexpectedEndOfString',
  'unexpectedEndOfNumber',
  'invalidUnicode',
  'invalidEscapeCharacter',
  'invalidCharacter',
];

/** Something that is not JSON, by name. */
export interface JsonError {
  readonly code: string;
  readonly offset: number;
  readonly length: number;
}

export function jsonErrorsOf(errors: readonly ParseError[]): readonly JsonError[] {
  return errors.map(({ error, offset, length }) => ({ code: names[error] ?? 'unknown', offset, length }));
}
