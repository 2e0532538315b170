import { injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { compileFormula } from './compileFormula';
import { FormulaError } from './formulaError';
import type { ValueType } from './formulaValue';

interface FormulaOwner {
  readonly object: ObjectModel;
  readonly models: ObjectModels;
  /** The field that it is the formula of. */
  readonly field?: string;
}

/** Tells what is wrong with a formula before it is kept. */
@injectable()
export class FormulaCheck {
  require(formula: string, result: ValueType, { object, models, field }: FormulaOwner): void {
    try {
      const inside = field === undefined ? [] : [field];
      const place = { object, models, schema: '', alias: 't', inside };
      const { type } = compileFormula(formula, place);
      if (type !== 'nothing' && type !== result) throw new FormulaError('result', { type, wanted: result });
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      throw new Refusal('BAD_FORMULA', {
        text: error.text,
        parameters: error.parameters,
        fields: [{ path: 'body.data.formula', message: 'BAD_FORMULA' }],
      });
    }
  }
}
