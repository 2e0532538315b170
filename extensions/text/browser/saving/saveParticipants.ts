import { inject, injectable } from 'inversify';
import { onUnexpectedError, Settings } from 'lathe';
import type { EditedText } from '../documents/editedText';
import { TextTabRegistry } from '../editor/textTabRegistry';
import { tidy } from './tidy';

/** What happens to a text before it is saved, when the settings say so. */
@injectable()
export class SaveParticipants {
  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(TextTabRegistry) private readonly tabs: TextTabRegistry,
  ) {}

  async run(document: EditedText): Promise<void> {
    const { language } = document;
    if (this.settings.get<boolean>('editor.formatOnSave', language)) await this.format(document);
    const text = tidy(document.text, document.endOfLine, {
      trimTrailingWhitespace: this.settings.get<boolean>('files.trimTrailingWhitespace', language),
      trimFinalNewlines: this.settings.get<boolean>('files.trimFinalNewlines', language),
      insertFinalNewline: this.settings.get<boolean>('files.insertFinalNewline', language),
    });
    document.edit(text);
  }

  /** A formatter that fails does not keep the text from being saved. */
  private async format(document: EditedText): Promise<void> {
    try {
      const editor = this.tabs.editorOf(document);
      await editor?.getAction('editor.action.formatDocument')?.run();
    } catch (error) {
      onUnexpectedError(error);
    }
  }
}
