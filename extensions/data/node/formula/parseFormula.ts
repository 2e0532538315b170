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
    const parsed = parse(formula);
    if (parsed.type !== 'Compound') return parsed;
  } catch (error) {
    throw lost(indexOf(error));
  }
  // Two formulas in one, as in "a and b": the second has no place.
  throw lost(endOfFirst(formula));
}

function parse(formula: string): CoreExpression {
  // The parser's own type is wider than what it gives.
  return jsep(formula) as CoreExpression;
}

/** Where the word stands that begins the second. */
function endOfFirst(formula: string): number {
  for (const { index } of [...formula.matchAll(/\S+/g)].reverse()) if (isOne(formula.slice(0, index))) return index;
  return 0;
}

function isOne(text: string): boolean {
  try {
    return parse(text).type !== 'Compound';
  } catch {
    return false;
  }
}

function lost(at: number): FormulaError {
  return new FormulaError('syntax', { at, position: at + 1 });
}

/** Where the parser got lost. */
function indexOf(error: unknown): number {
  const index: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'index') : undefined;
  return typeof index === 'number' ? index : 0;
}
