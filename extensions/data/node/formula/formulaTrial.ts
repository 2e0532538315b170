import { inject, injectable } from 'inversify';
import type { Locale } from 'lathe/common';
import { Messages } from 'lathe/node';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { compileFormula } from './compileFormula';
import { FormulaError } from './formulaError';

interface TrialPlace {
  readonly object: ObjectModel;
  readonly models: ObjectModels;
  readonly field?: string;
}

interface Trial {
  readonly type: string | null;
  readonly problem: { readonly message: string; readonly at: number; readonly length: number } | null;
}

/** Tells whoever is writing a formula what it gives, or what is wrong with it and where. */
@injectable()
export class FormulaTrial {
  constructor(@inject(Messages) private readonly messages: Messages) {}

  check(formula: string, { object, models, field }: TrialPlace, locale: Locale): Trial {
    try {
      const inside = field === undefined ? [] : [field];
      const { type } = compileFormula(formula, { object, models, schema: '', alias: 't', inside });
      return { type, problem: null };
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      const message = this.messages.say(locale, `error.${error.text}`, error.parameters);
      return { type: null, problem: { message, ...placeOf(formula, error) } };
    }
  }
}

/** Where the reader should look: at the word that is named, or where the parser got lost. */
function placeOf(formula: string, { parameters }: FormulaError): { readonly at: number; readonly length: number } {
  const { at, name, what, field } = parameters;
  if (typeof at === 'number') return { at: Math.min(at, Math.max(0, formula.length - 1)), length: 1 };
  const word = String(name ?? what ?? field ?? '');
  const found = word === '' ? -1 : placeOfWord(formula, word);
  return found < 0 ? { at: 0, length: formula.length } : { at: found, length: word.length };
}

/** Outside of texts in quotation marks. */
function placeOfWord(formula: string, word: string): number {
  const plain = formula.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, (text) => ' '.repeat(text.length));
  const whole = new RegExp(`(?<!\\w)${word.replace(/[^\w]/g, '\\$&')}(?!\\w)`, 'i').exec(plain);
  return whole?.index ?? plain.toLowerCase().indexOf(word.toLowerCase());
}
