import type { IRange } from 'monaco-editor/editor';

export interface AskedAt {
  readonly lineNumber: number;
  readonly column: number;
  /** The line as it was then. */
  readonly line: string;
}

const closedText = /^"(?:[^"\\]|\\.)*"/;
const word = /^[\w.+-]*/;

/**
 * How much of the line a completion may replace: what stood there when it was asked for. The language service names all up
 * to the end of the line when a text has no closing quote; and when somebody typed on while it thought, it has counted what
 * Monaco counts once more.
 */
export function clipRange<T extends IRange>(range: T, { lineNumber, column, line }: AskedAt): T {
  if (range.startLineNumber !== lineNumber || range.endLineNumber !== lineNumber) return range;
  if (range.endColumn <= column || range.startColumn > column) return range;
  const rest = line.slice(range.startColumn - 1);
  const [replaced = ''] = (rest.startsWith('"') ? closedText : word).exec(rest) ?? [];
  const endColumn = Math.max(column, range.startColumn + replaced.length);
  return endColumn < range.endColumn ? { ...range, endColumn } : range;
}
