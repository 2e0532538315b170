/** A text that is open, as far as saving it goes. */
export interface EditedText {
  readonly uri: string;
  readonly name: string;
  readonly isUntitled: boolean;
  readonly dirty: boolean;
  readonly text: string;
  readonly storedText: string | undefined;
  /** Names the state that the text is in; it comes back with undo. */
  readonly state: number;
  readonly language: string;
  readonly endOfLine: string;
  edit(text: string): void;
  reset(stored: string): void;
  markSaved(text: string, state: number): void;
}
