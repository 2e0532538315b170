import { parse, type ParseError, stripComments } from 'jsonc-parser';
import { jsonErrorsOf, type JsonValue, positionAt } from 'lathe';

/** What is wrong and where; lines and columns begin at 1. */
export interface JsonProblem {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

export interface ParsedJson {
  readonly value?: JsonValue;
  readonly problem?: JsonProblem;
  /** Nothing, or comments alone. */
  readonly empty?: boolean;
}

/** Reads JSON, comments and trailing commas allowed; says where it is wrong. */
export function parseJson(text: string): ParsedJson {
  if (stripComments(text).trim() === '') return { empty: true };
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: true }) as JsonValue | undefined;
  const [first] = jsonErrorsOf(errors);
  return first ? { problem: { code: first.code, ...positionAt(text, first.offset) } } : { value };
}
