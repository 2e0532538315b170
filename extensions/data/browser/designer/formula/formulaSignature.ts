import type { Translate } from 'lathe';
import type { CodeSignature } from 'lathe/ui';
import { formulaSignatures } from '../../../common/formulaFunctionNames';
import { withoutTexts } from './formulaPath';

/** What the call around a place expects, and which of its values is being written. */
export function signatureAt(text: string, at: number, t: Translate): CodeSignature | undefined {
  const call = callAround(withoutTexts(text.slice(0, at)));
  if (!call || !Object.hasOwn(formulaSignatures, call.name)) return undefined;
  const label = `${call.name}(${formulaSignatures[call.name] ?? ''})`;
  const parameters = placesOfValues(label, call.name.length + 1);
  // "value, …" goes on as long as one likes.
  const last = parameters.length - 1;
  const active = label.endsWith('…)') ? Math.min(call.values, last) : call.values;
  return { label, parameters, active, documentation: t(`formulaDoc.${call.name}`) };
}

/** The innermost call whose bracket is still open, and how many commas it has had. */
function callAround(before: string): { readonly name: string; readonly values: number } | undefined {
  let depth = 0;
  let values = 0;
  for (let at = before.length - 1; at >= 0; at--) {
    const sign = before[at];
    if (sign === ')') depth++;
    else if (sign === ',' && depth === 0) values++;
    else if (sign === '(' && depth-- === 0) {
      const [name] = /[A-Za-z_]\w*(?=\s*$)/.exec(before.slice(0, at)) ?? [];
      if (name !== undefined) return { name: name.toUpperCase(), values };
      // Brackets that only keep together.
      depth = 0;
      values = 0;
    }
  }
  return undefined;
}

/** Where the names of the values stand in "ROUND(number [, digits])". */
function placesOfValues(label: string, from: number): readonly (readonly [number, number])[] {
  const places: (readonly [number, number])[] = [];
  for (const { 0: name, index } of label.slice(from, -1).matchAll(/[^\s,[\]]+/g))
    places.push([from + index, from + index + name.length]);
  return places;
}
