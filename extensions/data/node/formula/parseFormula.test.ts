import { FormulaError } from './formulaError';
import { parseFormula } from './parseFormula';

function placeOfError(formula: string): number {
  try {
    parseFormula(formula);
  } catch (error) {
    if (error instanceof FormulaError && error.issue === 'syntax') return Number(error.parameters['at']);
    throw error;
  }
  return -1;
}

describe('a formula that cannot be read', () => {
  it.each([
    ["status = 'Done' and x", 16],
    ['total 1', 6],
    ['', 0],
    ['(total', 6],
  ])('says where: %s', (formula, at) => expect(placeOfError(formula)).toBe(at));

  it('is none where one part follows from the other', () => {
    expect(placeOfError('status = "Done" && x')).toBe(-1);
  });
});
