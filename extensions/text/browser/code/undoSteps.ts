/** What was replaced in a text, as the editor tells of it. */
export interface TextChange {
  readonly rangeOffset: number;
  readonly rangeLength: number;
  readonly text: string;
}

type Way = 'type' | 'delete' | 'other';

/**
 * Which changes of a text are undone together: letters that follow each other up to the next word, and deletions that follow
 * each other. What is pasted, completed or replaced is a step of its own.
 */
export class UndoSteps {
  private step = 0;
  private before: { readonly way: Way; readonly end: number; readonly blank: boolean } | undefined;

  /** The name of the step that a change belongs to. */
  of(changes: readonly TextChange[]): string {
    const [change] = changes;
    if (changes.length !== 1 || !change) return this.next(undefined);
    const way = wayOf(change);
    const { before } = this;
    const blank = /^\s/.test(change.text);
    const start = change.rangeOffset + (way === 'delete' ? change.rangeLength : 0);
    const isNextWord = way === 'type' && blank && before?.blank === false;
    const goesOn = before?.way === way && way !== 'other' && !isNextWord && isAt(way, before.end, start, change);
    const after = { way, end: change.rangeOffset + change.text.length, blank };
    if (!goesOn) return this.next(after);
    this.before = after;
    return String(this.step);
  }

  private next(before: typeof this.before): string {
    this.before = before;
    return String(++this.step);
  }
}

function wayOf({ rangeLength, text }: TextChange): Way {
  // A bracket or a quotation mark brings the one that closes it.
  if (rangeLength === 0 && text.length > 0 && text.length <= 2) return 'type';
  return text === '' ? 'delete' : 'other';
}

/** Backspace goes on before, Delete behind what was deleted last. */
function isAt(way: Way, end: number, start: number, { rangeOffset }: TextChange): boolean {
  return way === 'delete' ? start === end || rangeOffset === end : Math.abs(end - start) <= 1;
}
