import type { DocumentSymbol, TextRange } from './documentSymbol';

/** What an editor offers for going about in its document. Editors without lines leave those members out. */
export interface EditorNavigation {
  symbols?(): Promise<readonly DocumentSymbol[]>;
  readonly lineCount?: number;
  readonly position?: { readonly line: number; readonly column: number };
  /** Moves the cursor there and takes the focus. */
  reveal?(line: number, column?: number): void;
  /** Shows a place without moving the cursor; `endPreview` shows again what was shown before. */
  preview?(range: TextRange): void;
  endPreview?(): void;
  focus?(): void;
}
