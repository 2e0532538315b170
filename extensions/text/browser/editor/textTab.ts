import { makeObservable, observableRef, runInAction } from 'mobx';
import { DisposableOwner, type JsonValue, type Tab } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import type { TextDocument } from '../documents/textDocument';
import type { CodeEditor } from '../monaco/monacoLoader';

/** A text in a tab, for as long as the tab is open; while the tab is shown it has an editor. */
export class TextTab extends DisposableOwner {
  /** Observable. */
  editor: CodeEditor | undefined = undefined;
  viewState: JsonValue | undefined;
  /** Where to go once there is an editor. */
  private pending: { line: number; column: number } | undefined;
  private decorations: editor.IEditorDecorationsCollection | undefined;
  private beforePreview: editor.ICodeEditorViewState | null = null;

  constructor(
    readonly tab: Tab,
    readonly document: TextDocument,
  ) {
    super();
    makeObservable(this, { editor: observableRef });
  }

  attach(codeEditor: CodeEditor): void {
    codeEditor.setModel(this.document.model);
    if (isViewState(this.viewState)) codeEditor.restoreViewState(this.viewState);
    runInAction(() => (this.editor = codeEditor));
    const { pending } = this;
    this.pending = undefined;
    if (pending) this.show(codeEditor, pending.line, pending.column);
  }

  /** Returns how it looked, to look so again. */
  detach(): JsonValue | undefined {
    this.endPreview();
    const state = this.captureViewState();
    runInAction(() => (this.editor = undefined));
    return state;
  }

  captureViewState(): JsonValue | undefined {
    const state = this.editor?.saveViewState();
    if (state) this.viewState = JSON.parse(JSON.stringify(state)) as JsonValue;
    return this.viewState;
  }

  /** An editor that comes later takes the focus by itself, where the user has not gone elsewhere by then. */
  focus(): void {
    this.editor?.focus();
  }

  reveal(line: number, column = 1): void {
    if (!this.editor) {
      this.pending = { line, column };
      return;
    }
    this.endPreview(false);
    this.show(this.editor, line, column);
    this.editor.focus();
  }

  private show(codeEditor: CodeEditor, line: number, column: number): void {
    const position = this.document.model.validatePosition({ lineNumber: line, column });
    codeEditor.setPosition(position);
    codeEditor.revealPositionInCenterIfOutsideViewport(position);
  }

  preview(range: { startLine: number; startColumn: number; endLine: number; endColumn: number }): void {
    const codeEditor = this.editor;
    if (!codeEditor) return;
    this.beforePreview ??= codeEditor.saveViewState();
    const whole = {
      startLineNumber: range.startLine,
      startColumn: range.startColumn,
      endLineNumber: range.endLine,
      endColumn: range.endColumn,
    };
    this.decorations ??= codeEditor.createDecorationsCollection();
    this.decorations.set([{ range: whole, options: { isWholeLine: true, className: 'rangeHighlight' } }]);
    codeEditor.revealRangeInCenterIfOutsideViewport(whole);
  }

  endPreview(restore = true): void {
    this.decorations?.clear();
    this.decorations = undefined;
    const before = this.beforePreview;
    this.beforePreview = null;
    if (restore && before) this.editor?.restoreViewState(before);
  }
}

function isViewState(value: unknown): value is editor.ICodeEditorViewState {
  return typeof value === 'object' && value !== null && 'cursorState' in value && 'viewState' in value;
}
