/** A place in a text as people count it: the first line and the first column are 1. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Finds the line and column of many offsets in one text; line ends are \n, \r\n and \r. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(private readonly text: string) {
    for (const match of text.matchAll(/\r\n|\r|\n/g)) this.starts.push(match.index + match[0].length);
  }

  positionAt(offset: number): TextPosition {
    const at = Math.max(0, Math.min(offset, this.text.length));
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.starts[low] ?? 0) + 1 };
  }
}

export function positionAt(text: string, offset: number): TextPosition {
  return new LineIndex(text).positionAt(offset);
}
