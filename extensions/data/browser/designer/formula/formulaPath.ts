import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { shortName } from '../../../common/objects/shortName';

export type Describe = (object: string) => Promise<ObjectDescription>;

/** Texts, with blanks instead: nothing is named inside of quotation marks. */
export function withoutTexts(formula: string): string {
  return formula.replace(/"(?:[^"\\]|\\.)*("|$)|'(?:[^'\\]|\\.)*('|$)/g, (text) => ' '.repeat(text.length));
}

/** Whether a place is inside of a text, where nothing is offered. */
export function isInText(formula: string, at: number): boolean {
  const before = formula.slice(0, at).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '');
  return /["']/.test(before);
}

/** The object that the steps of a path lead to, by lookups; undefined where one of them leads nowhere. */
export async function followSteps(
  steps: readonly string[],
  object: string,
  describe: Describe,
): Promise<ObjectDescription | undefined> {
  let described = await describe(object);
  for (const step of steps) {
    const target = fieldNamed(described, step)?.target;
    if (target === undefined) return undefined;
    described = await describe(target);
  }
  return described;
}

export function fieldNamed({ fields }: ObjectDescription, step: string): FieldDescription | undefined {
  const wanted = step.toLowerCase();
  return fields.find(({ name }) => name.toLowerCase() === wanted || shortName(name).toLowerCase() === wanted);
}
