/** What is wrong with a formula; each has a text under "formula.CODE". */
export type FormulaIssue =
  'syntax' | 'tooLong' | 'field' | 'noLookup' | 'function' | 'arguments' | 'type' | 'circle' | 'notAllowed' | 'result';

export class FormulaError extends Error {
  override readonly name = 'FormulaError';

  constructor(
    readonly issue: FormulaIssue,
    readonly parameters: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${issue} ${JSON.stringify(parameters)}`);
  }

  /** The text that says it, below "error": with what may have been meant, where something is near. */
  get text(): string {
    return `BAD_FORMULA.${this.issue}${this.parameters['nearest'] ? 'Near' : ''}`;
  }
}
