import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { type JsonValue, positionAt } from 'lathe';

/** Reads JSON, comments and trailing commas allowed; says where it is wrong. */
export function parseJson(text: string): { value?: JsonValue; problem?: string } {
  const errors: ParseError[] = [];
  const value = parse(text, errors, { allowTrailingComma: true }) as JsonValue | undefined;
  const first = errors[0];
  if (!first) return { value };
  const { line, column } = positionAt(text, first.offset);
  return { problem: `${printParseErrorCode(first.error)} (${line}:${column})` };
}
