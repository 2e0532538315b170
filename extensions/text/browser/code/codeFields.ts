import { inject, injectable } from 'inversify';
import { ContextKeys } from 'lathe';
import { ActiveWidget } from '../editor/activeWidget';
import { EditorOptions } from '../editor/editorOptions';
import { MenuOpener } from '../editor/menuOpener';
import { MonacoLoader } from '../monaco/monacoLoader';
import { CodeField, type CodeFieldLook } from './codeField';
import { CodeLanguages } from './codeLanguages';

/** Makes editors for the fields of forms. */
@injectable()
export class CodeFields {
  constructor(
    @inject(MonacoLoader) private readonly loader: MonacoLoader,
    @inject(CodeLanguages) private readonly languages: CodeLanguages,
    @inject(EditorOptions) private readonly options: EditorOptions,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(ActiveWidget) private readonly activeWidget: ActiveWidget,
    @inject(MenuOpener) private readonly menus: MenuOpener,
  ) {}

  /** Fetches Monaco where nobody has needed it yet; undefined when the place is gone by then. */
  async open(place: HTMLElement, look: () => CodeFieldLook): Promise<CodeField | undefined> {
    const monaco = await this.loader.load();
    if (!place.isConnected) return undefined;
    const { languages, options, contextKeys, activeWidget, menus } = this;
    return new CodeField(place, look(), { monaco, languages, options, contextKeys, activeWidget, menus });
  }
}
