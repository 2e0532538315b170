import { inject, injectable } from 'inversify';
import { autorun, makeObservable, observableShallow, runInAction } from 'mobx';
import { ContextKeys, type Disposable, DisposableStore, type Tab, toDisposable } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import type { TextDocument } from '../documents/textDocument';
import { ActiveWidget } from '../editor/activeWidget';
import { isFocusFree } from '../editor/isFocusFree';
import { EditorContext } from '../editor/editorContext';
import { EditorOptions } from '../editor/editorOptions';
import { EditorStatus } from '../editor/editorStatus';
import { MonacoContext } from '../editor/monacoContext';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';

export type DiffWidget = editor.IStandaloneDiffEditor;

/** Comparisons on the screen, by tab. */
@injectable()
export class DiffWidgets {
  private readonly shown = new Map<string, DiffWidget>();

  constructor(
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(EditorOptions) private readonly options: EditorOptions,
    @inject(EditorStatus) private readonly status: EditorStatus,
    @inject(EditorContext) private readonly context: EditorContext,
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {
    makeObservable<this, 'shown'>(this, { shown: observableShallow });
  }

  ofTab(tabKey: string): DiffWidget | undefined {
    return this.shown.get(tabKey);
  }

  show(tab: Tab, original: TextDocument, modified: TextDocument, place: HTMLElement): Disposable {
    const monaco = this.loader.loaded;
    const store = new DisposableStore();
    if (!monaco) return store;
    const widget = monaco.editor.createDiffEditor(place, {
      // The workbench follows the system's contrast itself.
      autoDetectHighContrast: false,
      automaticLayout: true,
      contextmenu: false,
      fixedOverflowWidgets: true,
      originalEditable: false,
      readOnly: modified.readonly,
    });
    store.add(this.contextKeys.attach(place, new MonacoContext(monaco, this.contextKeys)));
    store.add(toDisposable(autorun(() => this.updateOptions(widget, tab.name))));
    widget.setModel({ original: original.model, modified: modified.model });
    runInAction(() => this.shown.set(tab.key, widget));
    const inner = widget.getModifiedEditor();
    store.add(this.status.follow(inner));
    store.add(toDisposable(autorun(() => tab.active && this.activate(widget))));
    if (tab.active && isFocusFree(place)) inner.focus();
    const first = widget.onDidUpdateDiff(() => {
      first.dispose();
      widget.revealFirstDiff();
    });
    store.add(first);
    return toDisposable(() => {
      this.activeWidget.unset(inner);
      runInAction(() => this.shown.delete(tab.key));
      store.dispose();
      widget.dispose();
    });
  }

  private updateOptions(widget: DiffWidget, name: string): void {
    widget.updateOptions({
      ...this.options.ofDiff(),
      useInlineViewWhenSpaceIsLimited: false,
      ariaLabel: this.texts.t('diff.label', { name }),
    });
  }

  private activate(widget: DiffWidget): void {
    this.activeWidget.set(widget.getModifiedEditor());
    const monaco = this.loader.loaded;
    if (monaco) this.context.mirror(monaco);
  }
}
