import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { AutoSave, type Disposable, DisposableStore, type JsonValue, Tabs, toDisposable } from 'lathe';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';
import { ActiveWidget } from './activeWidget';
import { EditorContext } from './editorContext';
import { EditorOptions } from './editorOptions';
import { EditorStatus } from './editorStatus';
import { isFocusFree } from './isFocusFree';
import { MenuOpener } from './menuOpener';
import type { TextTab } from './textTab';
import { TextTabRegistry } from './textTabRegistry';
import { type Widget, Widgets } from './widgets';

/** How long after the last movement the place in a text is noted. */
const noteAfter = 400;

/** Puts a tab's text on the screen: takes an editor, gives it the text, its options and its place, and takes it back. */
@injectable()
export class Stage {
  constructor(
    @inject(Widgets) private readonly widgets: Widgets,
    @inject(EditorOptions) private readonly options: EditorOptions,
    @inject(EditorStatus) private readonly status: EditorStatus,
    @inject(EditorContext) private readonly context: EditorContext,
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
    @inject(TextTabRegistry) private readonly registry: TextTabRegistry,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(MenuOpener) private readonly menus: MenuOpener,
    @inject(TextTexts) private readonly texts: TextTexts,
    @inject(AutoSave) private readonly autoSave: AutoSave,
  ) {}

  show(textTab: TextTab, place: HTMLElement): Disposable {
    const widget = this.widgets.acquire();
    const store = new DisposableStore();
    const { document, tab } = textTab;
    place.append(widget.element);
    this.registry.show(document, widget.editor);
    store.add(this.followOptions(textTab, widget));
    textTab.attach(widget.editor);
    widget.editor.layout();
    store.add(toDisposable(autorun(() => tab.active && this.activate(widget))));
    store.add(this.status.follow(widget.editor));
    store.add(this.noteMovements(textTab, widget));
    store.add(this.menus.follow(widget.editor));
    store.add(widget.editor.onDidBlurEditorWidget(() => this.autoSave.focusLeft(tab.key)));
    if (tab.active && isFocusFree(place)) widget.editor.focus();
    return toDisposable(() => {
      this.note(tab.key, textTab.detach());
      store.dispose();
      this.activeWidget.unset(widget.editor);
      this.registry.hide(widget.editor);
      this.widgets.release(widget);
    });
  }

  private activate({ editor }: Widget): void {
    this.activeWidget.set(editor);
    const monaco = this.loader.loaded;
    if (monaco) this.context.mirror(monaco);
  }

  private followOptions({ document }: TextTab, { editor }: Widget): Disposable {
    return toDisposable(
      autorun(() => {
        const key = document.readonly ? 'text.labelReadonly' : 'text.label';
        const ariaLabel = this.texts.t(key, { name: document.name });
        const options = this.options.of(document.language, document.isLarge);
        editor.updateOptions({ ...options, ariaLabel, readOnly: document.readonly });
      }),
    );
  }

  private noteMovements(textTab: TextTab, { editor }: Widget): Disposable {
    const store = new DisposableStore();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => this.note(textTab.tab.key, textTab.captureViewState()), noteAfter);
    };
    store.add(editor.onDidScrollChange(later));
    store.add(editor.onDidChangeCursorSelection(later));
    store.add({ dispose: () => clearTimeout(timer) });
    return store;
  }

  private note(tabKey: string, state: JsonValue | undefined): void {
    if (state !== undefined && this.tabs.get(tabKey)) this.tabs.setViewState(tabKey, state);
  }
}
