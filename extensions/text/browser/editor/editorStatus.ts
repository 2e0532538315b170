import { inject, injectable } from 'inversify';
import { type Disposable, DisposableStore, StatusBar } from 'lathe';
import type { CodeEditor } from '../monaco/monacoLoader';
import { type Monaco, MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';

/** Position, indentation, end of line and language of the active editor in the status bar. */
@injectable()
export class EditorStatus {
  constructor(
    @inject(StatusBar) private readonly statusBar: StatusBar,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  follow(editor: CodeEditor): Disposable {
    const store = new DisposableStore();
    const monaco = this.loader.loaded;
    if (!monaco) return store;
    let frame = 0;
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => this.update(monaco, editor));
    };
    store.add(editor.onDidChangeCursorSelection(later));
    store.add(editor.onDidChangeModel(later));
    store.add(editor.onDidChangeModelOptions(later));
    store.add(editor.onDidChangeModelLanguage(later));
    store.add(editor.onDidChangeModelContent(later));
    store.add(editor.onDidChangeConfiguration(later));
    store.add({ dispose: () => cancelAnimationFrame(frame) });
    this.update(monaco, editor);
    return store;
  }

  private update(monaco: Monaco, editor: CodeEditor): void {
    const model = editor.getModel();
    if (!model) return;
    const { t } = this.texts;
    const { tabSize, insertSpaces } = model.getOptions();
    const size = tabSize;
    const language = monaco.languages.getLanguages().find(({ id }) => id === model.getLanguageId());
    this.statusBar.update('text.position', { text: this.position(editor) });
    this.statusBar.update('text.indentation', { text: t(insertSpaces ? 'status.spaces' : 'status.tabSize', { size }) });
    this.statusBar.update('text.eol', { text: model.getEOL() === '\n' ? 'LF' : 'CRLF' });
    this.statusBar.update('text.language', { text: language?.aliases?.[0] ?? model.getLanguageId() });
    const tabMovesFocus = editor.getOption(monaco.editor.EditorOption.tabFocusMode);
    this.statusBar.update('text.tabMovesFocus', { text: tabMovesFocus ? t('status.tabMovesFocus') : '' });
  }

  private position(editor: CodeEditor): string {
    const { t } = this.texts;
    const model = editor.getModel();
    const selections = editor.getSelections() ?? [];
    const count = selections.reduce((sum, selection) => sum + (model?.getCharacterCountInRange(selection) ?? 0), 0);
    if (selections.length > 1) {
      const key = count > 0 ? 'status.cursorsSelected' : 'status.cursors';
      return t(key, { count: selections.length, selected: count });
    }
    const { lineNumber: line = 1, column = 1 } = editor.getPosition() ?? {};
    return count > 0 ? t('status.selected', { line, column, count }) : t('status.lineColumn', { line, column });
  }
}
