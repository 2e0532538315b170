import { applyEdits, type FormattingOptions, type JSONPath, modify } from 'jsonc-parser';
import type { JsonValue } from '../storage/storage';

/** How the text is laid out already; two spaces where it does not show. */
export function formattingOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)(?=["}\]/])/m.exec(text)?.[1] ?? '  ';
  const eol = /\r\n|\n/.exec(text)?.[0] ?? '\n';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 4 : indent.length, eol };
}

/**
 * The text with one value set, or taken out when it is undefined. Comments and the layout of everything else stay.
 * An empty object for a language is taken out with its last value.
 */
export function editSettings(text: string, path: JSONPath, value: JsonValue | undefined): string {
  const start = text.trim() === '' ? '{}\n' : text;
  const formattingOptions = formattingOf(start);
  return applyEdits(start, modify(start, path, value, { formattingOptions }));
}
