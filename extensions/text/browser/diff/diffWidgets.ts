import { inject, injectable } from 'inversify';
import { autorun, makeObservable, observableShallow, runInAction } from 'mobx';
import { AutoSave, ContextKeys, type Disposable, DisposableStore, type Tab, Tabs, toDisposable } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import type { TextDocument } from '../documents/textDocument';
import { ActiveWidget } from '../editor/activeWidget';
import { isFocusFree } from '../editor/isFocusFree';
import { EditorContext } from '../editor/editorContext';
import { EditorOptions } from '../editor/editorOptions';
import { EditorStatus } from '../editor/editorStatus';
import { MenuOpener } from '../editor/menuOpener';
import { MonacoContext } from '../editor/monacoContext';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';
import { isDiffViewState, plainViewState } from './diffViewState';

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
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(MenuOpener) private readonly menus: MenuOpener,
    @inject(AutoSave) private readonly autoSave: AutoSave,
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
    for (const side of [widget.getOriginalEditor(), inner]) store.add(this.menus.follow(side));
    store.add(inner.onDidBlurEditorWidget(() => this.autoSave.focusLeft(tab.key)));
    store.add(this.startPlace(tab, widget));
    return toDisposable(() => {
      const state = widget.saveViewState();
      if (state && this.tabs.get(tab.key)) this.tabs.setViewState(tab.key, plainViewState(state));
      this.activeWidget.unset(inner);
      runInAction(() => this.shown.delete(tab.key));
      store.dispose();
      widget.dispose();
    });
  }

  /** Where it was left, or at the first difference. */
  private startPlace(tab: Tab, widget: DiffWidget): Disposable {
    const state = this.tabs.viewState(tab.key);
    if (isDiffViewState(state)) {
      widget.restoreViewState(state);
      return toDisposable(() => undefined);
    }
    const first = widget.onDidUpdateDiff(() => {
      first.dispose();
      widget.revealFirstDiff();
    });
    return first;
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
