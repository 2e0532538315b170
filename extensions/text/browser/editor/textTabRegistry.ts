import { injectable } from 'inversify';
import type { TextDocument } from '../documents/textDocument';
import type { CodeEditor } from '../monaco/monacoLoader';

/** Which editors show which document at the moment; the last that was shown first. */
@injectable()
export class TextTabRegistry {
  private shown: readonly { document: TextDocument; editor: CodeEditor }[] = [];

  show(document: TextDocument, editor: CodeEditor): void {
    this.shown = [{ document, editor }, ...this.shown.filter((each) => each.editor !== editor)];
  }

  hide(editor: CodeEditor): void {
    this.shown = this.shown.filter((each) => each.editor !== editor);
  }

  editorOf(document: object): CodeEditor | undefined {
    return this.shown.find((each) => each.document === document)?.editor;
  }
}
