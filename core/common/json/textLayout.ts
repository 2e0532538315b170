/** How a JSON text is laid out already, so that what is added looks the same. */
export interface TextLayout {
  readonly indent: string;
  readonly eol: string;
}

/** Two spaces and \n where the text does not show another. */
export function layoutOf(text: string): TextLayout {
  const indent = /^([ \t]+)(?=["}\]/])/m.exec(text)?.[1] ?? '  ';
  return { indent: indent.startsWith('\t') ? '\t' : indent, eol: /\r\n|\n/.exec(text)?.[0] ?? '\n' };
}

/** The white space at the beginning of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset);
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

export function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** Where the comma behind an offset stands, white space and comments skipped; nothing when something else comes first. */
export function commaAfter(text: string, offset: number): number | undefined {
  const at = skip(text, offset, /(?:\s|\/\/[^\r\n]*|\/\*[\s\S]*?\*\/)*/y);
  return text[at] === ',' ? at : undefined;
}

/** Behind the blanks and comments that follow on the same line. */
export function skipRestOfLine(text: string, offset: number): number {
  return skip(text, offset, /[ \t]*(?:\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/[ \t]*)*/y);
}

export function skipLineEnd(text: string, offset: number): number {
  return skip(text, offset, /(?:\r\n|\n|\r)?/y);
}

function skip(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset;
  return offset + (pattern.exec(text)?.[0].length ?? 0);
}
