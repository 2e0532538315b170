import { isId } from 'lathe/common';
import type { Reference } from 'lathe/node';
import type { Condition } from '../../common/query/queryRequest';
import { findField } from '../formula/findField';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';

/** In whose words something is written. */
export interface NamingPlace {
  readonly object: ObjectModel;
  readonly models: ObjectModels;
}

interface Named {
  readonly id: string;
  /** Where in the text its name begins. */
  readonly at: number;
}

/**
 * What a formula, a path or a condition names is a reference like any other, whose place ends with where in the text the
 * name stands: "data.formula.12". So "where used" knows of it, and a new name is written there.
 */
export function referencesInFormula(formula: string, place: string, naming: NamingPlace): Reference[] {
  return wordsIn(formula).flatMap(({ path, at }) => toReferences(namedIn(path, naming, at), place));
}

/** Of a field's name, or of one that lookups lead to: "customer.region.name". */
export function referencesInPath(path: string, place: string, naming: NamingPlace): Reference[] {
  return toReferences(namedIn(path, naming, 0), place);
}

export function referencesInCondition(condition: Condition, place: string, naming: NamingPlace): Reference[] {
  return condition.conditions.flatMap((each, index) => {
    const inside = `${place}.conditions.${index}`;
    return 'conditions' in each
      ? referencesInCondition(each, inside, naming)
      : referencesInPath(each.field, `${inside}.field`, naming);
  });
}

/** Whether each step of a path is a field. */
export function isKnownPath(path: string, naming: NamingPlace): boolean {
  return namedIn(path, naming, 0).length === path.split('.').length;
}

function toReferences(named: readonly Named[], place: string): Reference[] {
  return named
    .filter(({ id }) => isId(id))
    .map(({ id, at }) => ({ place: `${place}.${at}`, target: id, type: 'Field', weak: false }));
}

/** Texts, then names with points between them; a name before a bracket is a function. */
const words = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[A-Za-z_]\w*(?:\s*\.\s*[A-Za-z_]\w*)*(\s*\()?/g;

function wordsIn(formula: string): { readonly path: string; readonly at: number }[] {
  return [...formula.matchAll(words)].flatMap((match) => {
    const [path, call] = match;
    return call !== undefined || /^["']/.test(path) ? [] : [{ path, at: match.index }];
  });
}

/** Each step of a path that is a field, as far as its lookups lead. */
function namedIn(path: string, { object, models }: NamingPlace, start: number): Named[] {
  const found: Named[] = [];
  let current: ObjectModel | undefined = object;
  for (const match of path.matchAll(/[A-Za-z_]\w*/g)) {
    const field: ReturnType<typeof findField> = current && findField(current, match[0]);
    if (!field) break;
    found.push({ id: field.id, at: start + match.index });
    current = field.target === undefined ? undefined : models.find(field.target);
  }
  return found;
}
