import { injectable } from 'inversify';
import { action, makeObservable, observable } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';
import type { DocumentSymbol, TextRange } from './documentSymbol';
import type { EditorNavigation } from './editorNavigation';

/** The editor that the user is in, as far as going to lines and symbols is concerned. */
@injectable()
export class ActiveEditor {
  /** The tab that is active; follows the tabs. */
  tabKey: string | undefined = undefined;
  private readonly editors = new Registry<EditorNavigation>('editor navigation');

  constructor() {
    makeObservable(this, { tabKey: observable, setTab: action });
  }

  setTab(tabKey: string | undefined): void {
    this.tabKey = tabKey;
  }

  register(tabKey: string, navigation: EditorNavigation): Disposable {
    return this.editors.add(tabKey, navigation);
  }

  get navigation(): EditorNavigation | undefined {
    return this.tabKey === undefined ? undefined : this.editors.get(this.tabKey);
  }

  get lineCount(): number | undefined {
    return this.navigation?.lineCount;
  }

  get position(): { readonly line: number; readonly column: number } | undefined {
    return this.navigation?.position;
  }

  get hasSymbols(): boolean {
    return this.navigation?.symbols !== undefined;
  }

  async symbols(): Promise<readonly DocumentSymbol[]> {
    return (await this.navigation?.symbols?.()) ?? [];
  }

  revealLine(line: number, column = 1): void {
    this.navigation?.reveal?.(line, column);
  }

  previewLine(line: number): void {
    this.previewRange({ startLine: line, startColumn: 1, endLine: line, endColumn: 1 });
  }

  previewRange(range: TextRange): void {
    this.navigation?.preview?.(range);
  }

  endPreview(): void {
    this.navigation?.endPreview?.();
  }

  focus(): void {
    this.navigation?.focus?.();
  }
}
