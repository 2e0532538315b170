import { inject, injectable } from 'inversify';
import type { DocumentSymbol } from 'lathe';
import type { languages } from 'monaco-editor/editor';
import type { TextDocument } from '../documents/textDocument';
import { MonacoLoader } from '../monaco/monacoLoader';

/** The symbols of a text, from the service of its language. */
@injectable()
export class Outline {
  constructor(@inject(MonacoLoader) private readonly loader: MonacoLoader) {}

  async symbolsOf(document: TextDocument): Promise<readonly DocumentSymbol[]> {
    const monaco = await this.loader.load();
    const symbols = await monaco.insides.symbolsOf(document.model);
    const kinds = monaco.languages.SymbolKind;
    return nest(symbols.map((symbol) => toSymbol(symbol, kinds)));
  }
}

function toSymbol(symbol: languages.DocumentSymbol, kinds: typeof languages.SymbolKind): DocumentSymbol {
  const kind = kinds[symbol.kind] ?? 'Field';
  return {
    name: symbol.name,
    detail: symbol.detail || undefined,
    kind: kind.replace(/[A-Z]/g, (letter, at: number) => (at > 0 ? '-' : '') + letter.toLowerCase()),
    range: toRange(symbol.range),
    selectionRange: toRange(symbol.selectionRange),
    children: (symbol.children ?? []).map((child) => toSymbol(child, kinds)),
  };
}

function toRange(range: languages.DocumentSymbol['range']): DocumentSymbol['range'] {
  return {
    startLine: range.startLineNumber,
    startColumn: range.startColumn,
    endLine: range.endLineNumber,
    endColumn: range.endColumn,
  };
}

/** Some services give a flat list: what lies inside another becomes its child. */
export function nest(symbols: readonly DocumentSymbol[]): readonly DocumentSymbol[] {
  if (symbols.some(({ children }) => children.length > 0)) return symbols;
  const sorted = [...symbols].sort((a, b) => compare(a, b));
  const roots: Branch[] = [];
  const open: Branch[] = [];
  for (const symbol of sorted) {
    const branch: Branch = { ...symbol, children: [] };
    while (open.length > 0 && !contains(open.at(-1), symbol)) open.pop();
    (open.at(-1)?.children ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

type Branch = Omit<DocumentSymbol, 'children'> & { children: Branch[] };

function compare(a: DocumentSymbol, b: DocumentSymbol): number {
  return (
    a.range.startLine - b.range.startLine ||
    a.range.startColumn - b.range.startColumn ||
    b.range.endLine - a.range.endLine ||
    b.range.endColumn - a.range.endColumn
  );
}

function contains(outer: Branch | undefined, inner: DocumentSymbol): boolean {
  if (!outer) return false;
  const { range: a } = outer;
  const { range: b } = inner;
  return a.endLine > b.endLine || (a.endLine === b.endLine && a.endColumn >= b.endColumn);
}
