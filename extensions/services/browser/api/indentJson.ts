import { applyEdits, format, type ParseError, parse } from 'jsonc-parser';

const strict = { disallowComments: true };
const style = { insertSpaces: true, tabSize: 2 };

/** JSON by lines, each word as it was written: a number may have more digits than JavaScript keeps. Other text stays. */
export function indentJson(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, strict);
  return errors.length > 0 ? text : applyEdits(text, format(text, undefined, style));
}
