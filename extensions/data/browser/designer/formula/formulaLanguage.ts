import type { Translate } from 'lathe';
import type { CodeCompletion, CodeCompletions, CodeExplanation, CodeLanguage } from 'lathe/ui';
import type { FieldDescription } from '../../../common/describeCalls';
import { formulaSignatures } from '../../../common/formulaFunctionNames';
import { shortName } from '../../../common/objects/shortName';
import { type Describe, fieldNamed, followSteps, isInText } from './formulaPath';
import { signatureAt } from './formulaSignature';
import { formulaTokens } from './formulaTokens';

/** Formulas over the rows of an object, for whoever writes one. */
export function formulaLanguage(object: string, describe: Describe, t: Translate): CodeLanguage {
  const place: FormulaPlace = { object, describe, t };
  return {
    id: 'lathe-formula',
    tokens: formulaTokens,
    triggers: '.',
    complete: (text, at) => completionsAt(text, at, place),
    explain: (text, at) => explanationAt(text, at, place),
    signatureAt: (text, at) => signatureAt(text, at, t),
  };
}

interface FormulaPlace {
  readonly object: string;
  readonly describe: Describe;
  readonly t: Translate;
}

/** What could be meant: fields of the object that the steps lead to, and functions at the beginning. */
async function completionsAt(text: string, at: number, place: FormulaPlace): Promise<CodeCompletions> {
  const [path = ''] = /(?:[A-Za-z_]\w*\.)*\w*$/.exec(text.slice(0, at)) ?? [];
  const steps = path.split('.');
  const word = steps.pop() ?? '';
  const from = at - word.length;
  if (isInText(text, at) || /^\d/.test(word)) return { from, items: [] };
  const described = await followSteps(steps, place.object, place.describe);
  const fields = (described?.fields ?? []).map((field) => ofField(field, place.t));
  return { from, items: steps.length > 0 ? fields : [...fields, ...functionsAndConstants(place.t)] };
}

function functionsAndConstants(t: Translate): readonly CodeCompletion[] {
  const functions = Object.entries(formulaSignatures).map(([label, values]): CodeCompletion => ({
    ...{ kind: 'function', label, detail: `(${values})`, documentation: t(`formulaDoc.${label}`) },
  }));
  const constants = ['true', 'false', 'null'].map((label): CodeCompletion => ({
    ...{ kind: 'constant', label, detail: '', documentation: t(`formulaDoc.${label}`) },
  }));
  return [...functions, ...constants];
}

function ofField(field: FieldDescription, t: Translate): CodeCompletion {
  const { name, label } = field;
  return { kind: 'field', label: shortName(name), detail: label, alias: label, documentation: aboutField(field, t) };
}

/** What stands at a place: a function with what it does, or a field with what it is. */
async function explanationAt(text: string, at: number, place: FormulaPlace): Promise<CodeExplanation | undefined> {
  if (isInText(text, at)) return undefined;
  const [before = ''] = /(?:[A-Za-z_]\w*\.)*\w*$/.exec(text.slice(0, at)) ?? [];
  const [after = ''] = /^\w*/.exec(text.slice(at)) ?? [];
  const steps = (before + after).split('.');
  const word = steps.pop() ?? '';
  const to = at + after.length;
  const range = { from: to - word.length, to };
  const name = word.toUpperCase();
  const values = Object.hasOwn(formulaSignatures, name) ? formulaSignatures[name] : undefined;
  if (values !== undefined && /^\s*\(/.test(text.slice(to)))
    return { ...range, code: `${name}(${values})`, documentation: place.t(`formulaDoc.${name}`) };
  const described = word === '' ? undefined : await followSteps(steps, place.object, place.describe);
  const field = described && fieldNamed(described, word);
  return field && { ...range, code: field.name, documentation: aboutField(field, place.t) };
}

/** "Price — Currency", what it leads to, and the help that its users read. */
function aboutField({ label, type, target, help }: FieldDescription, t: Translate): string {
  const kind = t(`fieldType.${type}`);
  const first = target === undefined ? `**${label}** — ${kind}` : `**${label}** — ${kind} → ${shortName(target)}`;
  return help ? `${first}\n\n${help}` : first;
}
