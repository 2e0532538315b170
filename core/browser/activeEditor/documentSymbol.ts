/** Lines and columns count from 1; the end is exclusive. */
export interface TextRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A part of a document that can be gone to by name. */
export interface DocumentSymbol {
  readonly name: string;
  readonly detail?: string;
  /** The name of a codicon without "symbol-": "method", "property", "class". */
  readonly kind: string;
  readonly range: TextRange;
  /** The name itself inside the range. */
  readonly selectionRange: TextRange;
  readonly children: readonly DocumentSymbol[];
}
