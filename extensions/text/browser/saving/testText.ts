import type { EditedText } from '../documents/editedText';

/** For tests: a text without an editor. */
export class TestText implements EditedText {
  readonly uri: string = 'user:/files/a.txt';
  readonly name = 'a.txt';
  readonly isUntitled = false;
  readonly language = 'plaintext';
  readonly endOfLine = '\n';
  state = 1;

  constructor(
    public text: string,
    public storedText: string | undefined,
  ) {}

  get dirty(): boolean {
    return this.text !== this.storedText;
  }

  edit(text: string): void {
    this.text = text;
    this.state++;
  }

  reset(stored: string): void {
    this.edit(stored);
    this.markSaved(stored);
  }

  markSaved(text: string): void {
    this.storedText = text;
  }
}
