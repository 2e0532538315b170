import { closest, Refusal } from 'lathe/common';
import { shortName } from '../../common/objects/shortName';

/** What a request can be told beside the names that it got wrong; each has its text under "error.BAD_QUERY.". */
interface Asked {
  readonly path: string;
  readonly field: { readonly type: string };
}

/** What a value should be, as people are told. */
type WantedValue = 'checkbox' | 'date' | 'datetime' | 'number' | 'single' | 'text';

export type QueryIssue =
  | 'ALIAS_TWICE'
  | 'ANSWER_TOO_LARGE'
  | 'CONDITION_TOO_DEEP'
  | 'LIST_TOO_LONG'
  | 'NOT_AGGREGATED'
  | 'NOT_EXPORTED'
  | 'NOT_GROUPABLE'
  | 'NOT_GROUPED'
  | 'NOT_SORTABLE'
  | 'NO_DATE'
  | 'NO_LOOKUP'
  | 'OPERATOR'
  | 'PATH_TOO_DEEP'
  | 'RELATION_TOO_DEEP'
  | 'RELATION_WITH_GROUPS'
  | 'TOO_MANY_COMPARISONS'
  | 'TOO_MANY_JOINS'
  | 'TOO_MANY_RELATIONS'
  | 'TWO_VALUES'
  | 'VALUE_MISSING'
  | `VALUE_TYPE.${WantedValue}`;

export function badQuery(issue: QueryIssue, parameters: Readonly<Record<string, string | number>> = {}): Refusal {
  return new Refusal('BAD_QUERY', { text: `BAD_QUERY.${issue}`, parameters });
}

export function unknownObject(name: string, known: readonly string[]): Refusal {
  return unknown('UNKNOWN_OBJECT', '', name, known);
}

export function wrongValue({ field: { type }, path }: Asked, wanted: WantedValue, value: unknown): Refusal {
  return badQuery(`VALUE_TYPE.${wanted}`, { field: path, type, value: JSON.stringify(value).slice(0, 80) });
}

export function unknownField(object: string, name: string, known: readonly string[]): Refusal {
  return unknown('UNKNOWN_FIELD', object, name, known);
}

/** Of rows that lead here: a field of another object, by the name that it has here. */
export function unknownRelation(object: string, name: string, known: readonly string[]): Refusal {
  return unknown('UNKNOWN_FIELD', object, name, known, 'UNKNOWN_RELATION');
}

/** One code, whether or not there is a name like it; the message says which. */
function unknown(code: string, object: string, wrong: string, known: readonly string[], words = code): Refusal {
  const name = wrong.slice(0, 80);
  const nearest = nearestOf(name, known);
  return new Refusal(code, {
    text: nearest === undefined ? words : `${words}_NEAR`,
    parameters: { object, name, nearest: nearest ?? '' },
  });
}

/** Also where the namespace or the ending were left out or are others. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const short = new Map(known.map((each) => [ownPart(each), each]));
  return closest(name, known) ?? short.get(closest(ownPart(name), [...short.keys()]) ?? '');
}

/** "Sales" of "ns__Sales__CST" and of the view "ns__Sales__view__CST". */
function ownPart(name: string): string {
  return shortName(name).replace(/__view$/i, '');
}
