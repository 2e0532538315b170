import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { ContextKeys, DisposableOwner, Tabs, toDisposable } from 'lathe';
import { type Monaco, MonacoLoader } from '../monaco/monacoLoader';
import { ActiveWidget } from './activeWidget';
import { TextTabs } from './textTabs';

/** What menus and the palette, which look from outside, ask of the active editor. */
const mirrored = [
  'editorReadonly',
  'editorLangId',
  'editorHasSelection',
  'editorHasMultipleSelections',
  'editorTabMovesFocus',
  'editorHasDefinitionProvider',
  'editorHasDeclarationProvider',
  'editorHasImplementationProvider',
  'editorHasTypeDefinitionProvider',
  'editorHasReferenceProvider',
  'editorHasRenameProvider',
  'editorHasCodeActionsProvider',
  'editorHasDocumentFormattingProvider',
  'editorHasDocumentSelectionFormattingProvider',
  'editorHasSignatureHelpProvider',
];
const focusKeys = ['editorFocus', 'editorTextFocus', 'textInputFocus'];

/** Context keys of text editors at the root. */
@injectable()
export class EditorContext extends DisposableOwner {
  constructor(
    @inject(MonacoLoader) loader: MonacoLoader,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Tabs) tabs: Tabs,
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
    @inject(TextTabs) textTabs: TextTabs,
  ) {
    super();
    const stop = autorun(() => {
      const { type, key } = tabs.active ?? {};
      contextKeys.update({
        textEditorActive: type === 'text' || type === 'diff' || (key !== undefined && textTabs.has(key)),
        diffEditorActive: type === 'diff',
        jsonViewActive: type === 'json',
      });
    });
    this.own(toDisposable(stop));
    this.own(loader.onDidLoad((monaco) => this.own(this.follow(monaco))));
  }

  private follow(monaco: Monaco): { dispose(): void } {
    let scheduled = false;
    return monaco.insides.contextKeys().onDidChangeContext(() => {
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(() => {
        scheduled = false;
        this.mirror(monaco);
      });
    });
  }

  /** Read again also when another editor becomes the active one. */
  mirror(monaco: Monaco): void {
    const service = monaco.insides.contextKeys();
    const element = this.activeWidget.editor?.getDomNode() ?? null;
    const ofEditor = service.getContext(element);
    const ofFocus = service.getContext(document.activeElement);
    const values: Record<string, unknown> = {};
    for (const key of mirrored) values[key] = element ? ofEditor.getValue(key) : undefined;
    for (const key of focusKeys) values[key] = ofFocus.getValue(key) === true;
    this.contextKeys.update(values);
  }
}
