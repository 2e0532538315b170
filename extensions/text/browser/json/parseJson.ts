import { parse, type ParseError } from 'jsonc-parser';
import { jsonErrorsOf, type JsonValue, positionAt } from 'lathe';

/** What is wrong and where; lines and columns begin at 1. */
export interface JsonProblem {
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** Reads JSON, comments and trailing commas allowed; says where it is wrong. */
export function parseJson(text: string): { value?: JsonValue; problem?: JsonProblem } {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: true }) as JsonValue | undefined;
  const [first] = jsonErrorsOf(errors);
  return first ? { problem: { code: first.code, ...positionAt(text, first.offset) } } : { value };
}
