import { inject, injectable } from 'inversify';
import { type Disposable, ContextKeys, DisposableOwner, toDisposable } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import type { CodeEditor } from '../monaco/monacoLoader';
import { MonacoLoader } from '../monaco/monacoLoader';
import { MonacoContext } from './monacoContext';

/** One of Monaco's editors with the element it lives in, which moves from tab to tab. */
export interface Widget {
  readonly element: HTMLElement;
  readonly editor: CodeEditor;
}

const fixedOptions: editor.IStandaloneEditorConstructionOptions = {
  // The workbench follows the system's contrast itself.
  autoDetectHighContrast: false,
  automaticLayout: true,
  contextmenu: false,
  fixedOverflowWidgets: true,
  model: null,
  padding: { top: 2 },
  'semanticHighlighting.enabled': true,
};

/** How many editors that nobody uses are kept: making one takes longer than showing another text in it. */
const spares = 2;

@injectable()
export class Widgets extends DisposableOwner {
  private readonly free: Widget[] = [];
  private readonly contexts = new WeakMap<Widget, Disposable>();

  constructor(
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
  ) {
    super();
    this.own(toDisposable(() => this.free.forEach((widget) => this.destroy(widget))));
  }

  acquire(): Widget {
    return this.free.pop() ?? this.create();
  }

  release(widget: Widget): void {
    widget.editor.setModel(null);
    widget.element.remove();
    if (this.free.length < spares) this.free.push(widget);
    else this.destroy(widget);
  }

  private create(): Widget {
    const monaco = this.loader.loaded;
    if (!monaco) throw new Error('The text editor is not loaded yet.');
    const element = document.createElement('div');
    element.className = 'text-editor__widget';
    const widget = { element, editor: monaco.editor.create(element, fixedOptions) };
    this.contexts.set(widget, this.contextKeys.attach(element, new MonacoContext(monaco, this.contextKeys)));
    return widget;
  }

  private destroy(widget: Widget): void {
    this.contexts.get(widget)?.dispose();
    widget.editor.dispose();
  }
}
