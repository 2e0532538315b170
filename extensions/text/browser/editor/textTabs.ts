import { inject, injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import {
  ActiveEditor,
  DisposableOwner,
  type DocumentSymbol,
  type EditorNavigation,
  type Tab,
  Tabs,
  TextFiles,
  toDisposable,
  UndoRedo,
  type UndoTarget,
  WorkingCopies,
} from 'lathe';
import { Documents } from '../documents/documents';
import type { TextDocument } from '../documents/textDocument';
import { TextCopy } from '../saving/textCopy';
import { Saving } from '../saving/saving';
import { Outline } from './outline';
import { TextTab } from './textTab';

/** The texts in tabs: what each tab's working copy, history and navigation are. */
@injectable()
export class TextTabs extends DisposableOwner {
  private readonly tabs = new Map<string, { uri: string; opening: Promise<TextTab> }>();
  private readonly opened = observable.map<string, TextTab>({}, { deep: false });

  constructor(
    @inject(Documents) private readonly documents: Documents,
    @inject(TextFiles) private readonly files: TextFiles,
    @inject(Tabs) private readonly allTabs: Tabs,
    @inject(WorkingCopies) private readonly workingCopies: WorkingCopies,
    @inject(UndoRedo) private readonly undoRedo: UndoRedo,
    @inject(ActiveEditor) private readonly activeEditor: ActiveEditor,
    @inject(Saving) private readonly saving: Saving,
    @inject(Outline) private readonly outline: Outline,
  ) {
    super();
    this.own(allTabs.onDidClose((tab) => this.close(tab.key)));
    this.own(toDisposable(() => [...this.tabs.keys()].forEach((key) => this.close(key))));
  }

  get active(): TextTab | undefined {
    const key = this.activeEditor.tabKey;
    return key === undefined ? undefined : this.opened.get(key);
  }

  get(tabKey: string): TextTab | undefined {
    return this.opened.get(tabKey);
  }

  /** Observable. */
  has(tabKey: string): boolean {
    return this.opened.has(tabKey);
  }

  all(): readonly TextTab[] {
    return [...this.opened.values()];
  }

  /** The text of a tab, opened when it is not open; a tab that shows another text now lets go of the one before. */
  open(tab: Tab, uri: string): Promise<TextTab> {
    const known = this.tabs.get(tab.key);
    if (known?.uri === uri) return known.opening;
    this.close(tab.key);
    const opening = this.create(tab, uri);
    this.tabs.set(tab.key, { uri, opening });
    opening.catch(() => this.tabs.get(tab.key)?.opening === opening && this.tabs.delete(tab.key));
    return opening;
  }

  private async create(tab: Tab, uri: string): Promise<TextTab> {
    const reference = await this.documents.acquire(uri);
    const textTab = new TextTab(tab, reference.document);
    textTab.viewState = this.allTabs.viewState(tab.key);
    if (this.tabs.get(tab.key)?.uri !== uri) {
      reference.dispose();
      throw new DOMException('The tab was closed.', 'AbortError');
    }
    const { document } = textTab;
    const owned = [
      reference,
      this.undoRedo.register(tab.key, undoTargetOf(textTab)),
      this.activeEditor.register(tab.key, this.navigationOf(textTab)),
    ];
    if (document.isUntitled || this.files.canBeWritten(uri))
      owned.push(this.workingCopies.register(new TextCopy(tab, document, this.saving)));
    const store = toDisposable(() => owned.reverse().forEach((each) => each.dispose()));
    this.stores.set(textTab, () => store.dispose());
    runInAction(() => this.opened.set(tab.key, textTab));
    return textTab;
  }

  private readonly stores = new WeakMap<TextTab, () => void>();

  private close(key: string): void {
    this.tabs.delete(key);
    const tab = this.opened.get(key);
    if (!tab) return;
    runInAction(() => this.opened.delete(key));
    this.stores.get(tab)?.();
    tab.dispose();
  }

  private navigationOf(tab: TextTab): EditorNavigation {
    const { document, outline } = { document: tab.document, outline: this.outline };
    return {
      symbols: (): Promise<readonly DocumentSymbol[]> => outline.symbolsOf(document),
      get lineCount() {
        return document.version >= 0 ? document.model.getLineCount() : 0;
      },
      get position() {
        const position = tab.editor?.getPosition();
        return position ? { line: position.lineNumber, column: position.column } : undefined;
      },
      reveal: (line, column) => tab.reveal(line, column),
      preview: (range) => tab.preview(range),
      endPreview: () => tab.endPreview(),
      focus: () => tab.editor?.focus(),
    };
  }
}

/** Monaco keeps the history; the editor, when there is one, brings the cursor along. */
function undoTargetOf(tab: TextTab): UndoTarget {
  const { document }: { document: TextDocument } = tab;
  return {
    get canUndo() {
      return document.canUndo;
    },
    get canRedo() {
      return document.canRedo;
    },
    undo: () => (tab.editor ? tab.editor.trigger('workbench', 'undo', undefined) : document.model.undo()),
    redo: () => (tab.editor ? tab.editor.trigger('workbench', 'redo', undefined) : document.model.redo()),
  };
}
