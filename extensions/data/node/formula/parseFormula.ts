import jsep, { type CoreExpression } from 'jsep';
import { FormulaError } from './formulaError';

/** As in spreadsheets; JavaScript's own go as well. */
const equality = 6;
jsep.addBinaryOp('=', equality);
jsep.addBinaryOp('<>', equality);
jsep.addBinaryOp('&', 9);
// One value, never two that depend on what somebody wrote elsewhere.
for (const operator of ['|', '^', '<<', '>>', '>>>', '===', '!==', '??', '**', '|>'] as const)
  jsep.removeBinaryOp(operator);
jsep.removeUnaryOp('~');

const longest = 4000;

/** The parts of a formula, none of which is looked at yet. */
export function parseFormula(formula: string): CoreExpression {
  if (formula.length > longest) throw new FormulaError('tooLong', { limit: longest });
  try {
    // The parser's own type is wider than what it gives.
    return jsep(formula) as CoreExpression;
  } catch (error) {
    const at = indexOf(error);
    throw new FormulaError('syntax', { at, position: at + 1 });
  }
}

/** Where the parser got lost. */
function indexOf(error: unknown): number {
  const index: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'index') : undefined;
  return typeof index === 'number' ? index : 0;
}
