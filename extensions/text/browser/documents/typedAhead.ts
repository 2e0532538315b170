import { injectable } from 'lathe';

export interface Typed {
  readonly text: string;
  /** Where the cursor was, in characters. */
  readonly offset: number;
}

/** What was typed into new texts before their editor was there, by uri. */
@injectable()
export class TypedAhead {
  private readonly texts = new Map<string, Typed>();

  get(uri: string): Typed | undefined {
    return this.texts.get(uri);
  }

  note(uri: string, typed: Typed): void {
    this.texts.set(uri, typed);
  }

  /** Hands it over: from now on the editor has it. */
  take(uri: string): Typed | undefined {
    const typed = this.texts.get(uri);
    this.texts.delete(uri);
    return typed;
  }
}

/** The line and column, from 1, of a cursor in a text as a field of the page has it. */
export function placeOf({ text, offset }: Typed): { readonly lineNumber: number; readonly column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { lineNumber: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}
