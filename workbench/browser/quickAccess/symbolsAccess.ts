import { inject, injectable } from 'inversify';
import { ActiveEditor } from '../../../core/browser/activeEditor/activeEditor';
import type { DocumentSymbol } from '../../../core/browser/activeEditor/documentSymbol';
import { Texts } from '../../../core/browser/i18n/texts';
import type {
  QuickAccessEntries,
  QuickAccessItem,
  QuickAccessProvider,
} from '../../../core/browser/quickAccess/quickAccessProvider';

interface SymbolItem extends QuickAccessItem {
  readonly symbol: DocumentSymbol;
}

const isSymbolItem = (item: QuickAccessItem | undefined): item is SymbolItem => item !== undefined && 'symbol' in item;

/** "@": the symbols of the active editor, each shown as one comes to it; "@:" has them by kind. */
@injectable()
export class SymbolsAccess implements QuickAccessProvider {
  readonly matchOnDescription = true;
  readonly grouped: boolean = false;
  private previewing = false;

  constructor(
    @inject(ActiveEditor) private readonly editor: ActiveEditor,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async items(): Promise<QuickAccessEntries<QuickAccessItem>> {
    const t = this.texts.of('workbench');
    if (!this.editor.hasSymbols) return [{ label: t('quickAccess.noSymbols') }];
    const items: SymbolItem[] = [];
    this.collect(await this.editor.symbols(), '', items);
    if (items.length === 0) return [{ label: t('quickAccess.noSymbols') }];
    return this.grouped ? this.byKind(items) : items;
  }

  focused(item: QuickAccessItem | undefined): void {
    if (!isSymbolItem(item)) return;
    this.previewing = true;
    this.editor.previewRange(item.symbol.range);
  }

  closed(accepted: boolean): void {
    if (this.previewing && !accepted) this.editor.endPreview();
    this.previewing = false;
  }

  private collect(symbols: readonly DocumentSymbol[], parent: string, into: SymbolItem[]): void {
    for (const symbol of symbols) {
      const { startLine, startColumn } = symbol.selectionRange;
      into.push({
        symbol,
        label: symbol.name,
        icon: `symbol-${symbol.kind}`,
        description: [parent, symbol.detail].filter(Boolean).join(' '),
        run: () => this.editor.revealLine(startLine, startColumn),
      });
      this.collect(symbol.children, parent ? `${parent}.${symbol.name}` : symbol.name, into);
    }
  }

  private byKind(items: readonly SymbolItem[]): QuickAccessEntries<QuickAccessItem> {
    const kinds = new Map<string, SymbolItem[]>();
    for (const item of items) kinds.set(item.symbol.kind, [...(kinds.get(item.symbol.kind) ?? []), item]);
    return [...kinds]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([kind, of]) => [{ separator: `${kind} (${of.length})` }, ...of]);
  }
}

/** "@:" */
@injectable()
export class SymbolsByKindAccess extends SymbolsAccess {
  override readonly grouped = true;

  constructor(@inject(ActiveEditor) editor: ActiveEditor, @inject(Texts) texts: Texts) {
    super(editor, texts);
  }
}
