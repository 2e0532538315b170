import { inject, injectable } from 'inversify';
import { ContextKeys, ContextMenus, type Disposable } from 'lathe';
import type { CodeEditor } from '../monaco/monacoLoader';
import { MonacoLoader } from '../monaco/monacoLoader';
import { TextTexts } from '../textTexts';
import { MonacoContext } from './monacoContext';

/** The context menu of a text, drawn as every other menu. */
@injectable()
export class MenuOpener {
  constructor(
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(TextTexts) private readonly texts: TextTexts,
  ) {}

  follow(editor: CodeEditor): Disposable {
    return editor.onContextMenu(({ event, target }) => {
      event.preventDefault();
      event.stopPropagation();
      const inside = target.position && editor.getSelection()?.containsPosition(target.position);
      if (target.position && !inside) editor.setPosition(target.position);
      editor.focus();
      void this.open(editor, { x: event.posx, y: event.posy });
    });
  }

  private async open(editor: CodeEditor, at: { readonly x: number; readonly y: number }): Promise<void> {
    const monaco = this.loader.loaded;
    if (!monaco) return;
    const context = new MonacoContext(monaco, this.contextKeys, editor.getDomNode() ?? undefined);
    await this.menus.showMenu('editor/context', { label: this.texts.t('editors.text'), at, context });
    editor.focus();
  }
}
