import type { Reference } from 'lathe/node';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { referencesInPath } from './namedFields';

/** Where a request, a view or a tile says the path of a field; in a list each of its members is one. */
const pathKeys: ReadonlySet<string> = new Set([
  ...['field', 'fields', 'columns', 'groupBy', 'groupby', 'dateField', 'endField', 'titleField', 'imageField'],
]);

/** The objects and fields that are named anywhere in what is asked of rows; what names its object speaks of its fields. */
export function namesIn(value: unknown, place: string, models: ObjectModels): Reference[] {
  return walk(value, { place, models, object: undefined, named: false });
}

/** The paths that are said of one object; what its relations ask is said of others. */
export function pathsIn(value: unknown, named = false): readonly string[] {
  if (typeof value === 'string') return named ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => pathsIn(each, named));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'relation' ? [] : pathsIn(inner, pathKeys.has(key))));
}

interface Walk {
  readonly place: string;
  readonly models: ObjectModels;
  readonly object: ObjectModel | undefined;
  /** Whether a text here is a path. */
  readonly named: boolean;
}

function walk(value: unknown, at: Walk): Reference[] {
  const { place, models, object, named } = at;
  if (typeof value === 'string') return named && object ? referencesInPath(value, place, { object, models }) : [];
  if (Array.isArray(value))
    return value.flatMap((each: unknown, index) => walk(each, { ...at, place: `${place}.${index}` }));
  if (typeof value !== 'object' || value === null) return [];
  const name: unknown = Reflect.get(value, 'object');
  const own = typeof name === 'string' ? models.find(name) : undefined;
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    walk(inner, { place: `${place}.${key}`, models, object: own ?? object, named: pathKeys.has(key) }),
  );
  if (!own) return inside;
  return [{ place: `${place}.object.0`, target: own.id, type: 'CustomObject', weak: false }, ...inside];
}
