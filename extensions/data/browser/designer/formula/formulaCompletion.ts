import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { formulaSignatures } from '../../../common/formulaFunctionNames';

export interface Completion {
  readonly kind: 'field' | 'function';
  /** What is written. */
  readonly text: string;
  readonly label: string;
  readonly detail: string;
  readonly type?: FieldDescription['type'];
}

export interface Completions {
  /** From where on the written part is replaced. */
  readonly from: number;
  readonly items: readonly Completion[];
}

const mostItems = 50;

/** The path that is being written before the caret: "customer.na" has the steps "customer" and "na". */
export function pathBefore(
  text: string,
  caret: number,
): { readonly steps: readonly string[]; readonly from: number } | undefined {
  const before = text.slice(0, caret);
  // Inside of a text in quotation marks nothing is named.
  if (/"(?:[^"\\]|\\.)*$/.test(before.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => '_'.repeat(quoted.length))))
    return undefined;
  const [path] = /[A-Za-z_][\w.]*$/.exec(before) ?? [];
  if (path === undefined) return undefined;
  const steps = path.split('.');
  return { steps, from: caret - (steps.at(-1) ?? '').length };
}

/** What could be meant: fields of the object that the steps lead to, and functions at the beginning. */
export async function completionsAt(
  text: string,
  caret: number,
  object: string,
  describe: (object: string) => Promise<ObjectDescription>,
): Promise<Completions | undefined> {
  const path = pathBefore(text, caret);
  if (!path) return undefined;
  const { steps, from } = path;
  const wanted = (steps.at(-1) ?? '').toLowerCase();
  let described = await describe(object);
  for (const step of steps.slice(0, -1)) {
    const target = fieldNamed(described, step)?.target;
    if (target === undefined) return undefined;
    described = await describe(target);
  }
  const fields = described.fields.map((field) => toCompletion(field)).filter((item) => fits(item, wanted));
  const functions = steps.length > 1 ? [] : functionItems.filter((item) => fits(item, wanted));
  const items = [...fields, ...functions].toSorted((one, other) => rank(one, wanted) - rank(other, wanted));
  return { from, items: items.slice(0, mostItems) };
}

const functionItems: readonly Completion[] = Object.entries(formulaSignatures).map(([name, values]) => ({
  ...{ kind: 'function', text: `${name}(`, label: name, detail: `${name}(${values})` },
}));

function toCompletion({ name, label, type, target }: FieldDescription): Completion {
  const text = shortName(name);
  return { kind: 'field', text, label: text, detail: target === undefined ? label : `${label} → ${target}`, type };
}

/** "status" of "ns__status__CST": what a formula needs to say. */
function shortName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*__(\w+?)__CST$/i.exec(name)?.[1] ?? name;
}

function fieldNamed({ fields }: ObjectDescription, step: string): FieldDescription | undefined {
  const wanted = step.toLowerCase();
  return fields.find(({ name }) => name.toLowerCase() === wanted || shortName(name).toLowerCase() === wanted);
}

function fits({ label, detail }: Completion, wanted: string): boolean {
  return [label, detail].some((text) => text.toLowerCase().includes(wanted));
}

function rank({ label }: Completion, wanted: string): number {
  return label.toLowerCase().startsWith(wanted) ? 0 : 1;
}
