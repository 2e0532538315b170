import fc from 'fast-check';
import { clipRange } from './completionRange';

/** The cursor stands at the bar, the language service says that all from "start" on to `end` is replaced. */
function replaced(lineWithCursor: string, start: string, end?: string): string {
  const column = lineWithCursor.indexOf('|') + 1;
  const line = lineWithCursor.replace('|', '');
  const startColumn = line.indexOf(start) + 1;
  const endColumn = end === undefined ? line.length + 1 : line.indexOf(end) + end.length + 1;
  const range = { startLineNumber: 1, endLineNumber: 1, startColumn, endColumn };
  const clipped = clipRange(range, { lineNumber: 1, column, line });
  return line.slice(clipped.startColumn - 1, clipped.endColumn - 1);
}

describe('what a completion replaces', () => {
  it('is the whole text when it is closed', () => {
    expect(replaced('[{ "command": "sa|ve" }]', '"save', 'save"')).toBe('"save"');
    expect(replaced('{ "a|\\"b": 1 }', '"a', 'b"')).toBe('"a\\"b"');
  });

  it('ends at the cursor when no quote closes the text', () => {
    expect(replaced('[{ "command": "sa| }]', '"sa')).toBe('"sa');
  });

  it('is what stood there when it was asked for, though the answer is about what was typed since', () => {
    expect(replaced('[{ "command": "sa|" }]', '"sa')).toBe('"sa"');
    expect(replaced('{ "on": tr| }', 'tr')).toBe('tr');
  });

  it('never grows, and never ends before the cursor', () => {
    const column = fc.integer({ min: 1, max: 30 });
    const lines = fc.string({ unit: fc.constantFrom('"', 'a', '\\', ' ', '}') });
    fc.assert(
      fc.property(lines, column, column, column, (line, a, b, c) => {
        const [startColumn = 1, at = 1, endColumn = 1] = [a, b, c].toSorted((x, y) => x - y);
        const range = { startLineNumber: 1, endLineNumber: 1, startColumn, endColumn };
        const clipped = clipRange(range, { lineNumber: 1, column: at, line });
        expect(clipped.startColumn).toBe(startColumn);
        expect(clipped.endColumn).toBeGreaterThanOrEqual(at);
        expect(clipped.endColumn).toBeLessThanOrEqual(endColumn);
      }),
    );
  });
});
