import { injectable } from 'inversify';

/** The system's clipboard, as text. */
@injectable()
export class Clipboard {
  async readText(): Promise<string> {
    return navigator.clipboard.readText();
  }

  async writeText(text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
  }
}
