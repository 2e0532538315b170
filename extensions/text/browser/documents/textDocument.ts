import { action, computed, makeObservable, observable } from 'mobx';
import { type Disposable, DisposableOwner, type OpenText } from 'lathe';
import type { TextModel } from '../monaco/monacoLoader';
import type { EditedText } from './editedText';
import { replacementOf } from './textEdits';

/** Beyond this many characters, colouring and folding are off and the text counts as large. */
export const largeText = 20 * 1024 * 1024;

/** A text that is open: Monaco's model, what is stored of it, and how the two relate. */
export class TextDocument extends DisposableOwner implements EditedText, OpenText {
  /** Grows with every change; whoever reads the text inside an observer follows it. */
  version = 0;
  private savedVersion: number;

  constructor(
    readonly uri: string,
    readonly model: TextModel,
    /** The text as it is stored, or as it was when it was last read; nothing for what was never stored. */
    private stored: string | undefined,
    private readonly about: { readonly name: string; readonly readonly: boolean },
  ) {
    super();
    this.savedVersion = model.getAlternativeVersionId();
    makeObservable<this, 'savedVersion' | 'changed'>(this, {
      version: observable,
      savedVersion: observable,
      dirty: computed,
      canUndo: computed,
      canRedo: computed,
      changed: action,
      markSaved: action,
    });
    this.own(model.onDidChangeContent(() => this.changed()));
    this.own(model);
  }

  /** Disposed of with it. */
  attach(disposable: Disposable): void {
    this.own(disposable);
  }

  get name(): string {
    return this.about.name;
  }

  /** Observable, as other people's locks come and go. */
  get readonly(): boolean {
    return this.about.readonly;
  }

  get isUntitled(): boolean {
    return this.uri.startsWith('untitled:');
  }

  get isLarge(): boolean {
    return this.model.getValueLength() > largeText;
  }

  /** What was never stored is dirty when it holds anything. */
  get dirty(): boolean {
    if (this.isUntitled) return this.version >= 0 && this.model.getValueLength() > 0;
    return this.version >= 0 && this.savedVersion !== this.model.getAlternativeVersionId();
  }

  get state(): number {
    return this.model.getAlternativeVersionId();
  }

  get language(): string {
    return this.model.getLanguageId();
  }

  get endOfLine(): string {
    return this.model.getEOL();
  }

  get canUndo(): boolean {
    return this.version >= 0 && this.model.canUndo();
  }

  get canRedo(): boolean {
    return this.version >= 0 && this.model.canRedo();
  }

  get text(): string {
    return this.version >= 0 ? this.model.getValue(undefined, true) : '';
  }

  get storedText(): string | undefined {
    return this.stored;
  }

  /** The state that was written; text that was typed meanwhile leaves the document dirty. */
  markSaved(text: string, state: number): void {
    this.stored = text;
    this.savedVersion = state;
  }

  /** Replaces the text by one edit that can be undone. */
  edit(text: string): void {
    const { model } = this;
    const before = model.getValue(undefined, true);
    const bom = before.length - model.getValueLength();
    const replacement = replacementOf(before.slice(bom), text.startsWith('\uFEFF') ? text.slice(1) : text);
    if (!replacement) return;
    const start = model.getPositionAt(replacement.start);
    const end = model.getPositionAt(replacement.end);
    const range = {
      startLineNumber: start.lineNumber,
      startColumn: start.column,
      endLineNumber: end.lineNumber,
      endColumn: end.column,
    };
    model.pushStackElement();
    model.pushEditOperations([], [{ range, text: replacement.text }], () => null);
    model.pushStackElement();
  }

  /** Takes over what is stored. */
  reset(stored: string): void {
    this.edit(stored);
    this.markSaved(stored, this.state);
  }

  /** What is stored is not what this text was made from. */
  forgetStored(): void {
    if (this.dirty) this.stored = undefined;
  }

  private changed(): void {
    this.version++;
  }
}
