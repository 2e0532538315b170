/** A thing of metadata that has got another name. */
export interface Renamed {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** Where a name stands in a record: in the text at a path, from a place in it on. */
export interface NamePlace {
  readonly path: readonly string[];
  readonly at: number;
}

/** Before a step that is a key, and itself the text. */
export const keyMark = '#';

/** "data.formula.12" is the text at data.formula, from its twelfth letter on. */
export function namePlace(place: string): NamePlace | undefined {
  const steps = place.split('.');
  const at = Number(steps.pop());
  return Number.isInteger(at) && steps[0] === 'data' && steps.length > 1 ? { path: steps.slice(1), at } : undefined;
}

/** The data with a new name at its places; what stands there and is another name stays as it is. */
export function renamedAt(data: unknown, places: readonly NamePlace[], from: string, to: string): unknown {
  // From the back, so that what comes before keeps its place.
  const ordered = places.toSorted((one, other) => other.at - one.at);
  return ordered.reduce((changed, { path, at }) => put(changed, path, (text) => rename(text, at, from, to)), data);
}

function put(value: unknown, [step, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (step === undefined) return typeof value === 'string' ? change(value) : value;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (String(index) === step ? put(one, rest, change) : one));
  if (typeof value !== 'object' || value === null) return value;
  if (rest.length === 0 && step.startsWith(keyMark))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [keyMark + key === step ? change(key) : key, inner]),
    );
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === step ? put(inner, rest, change) : inner]),
  );
}

function rename(text: string, at: number, from: string, to: string): string {
  const [word = ''] = /^\w+/.exec(text.slice(at)) ?? [];
  const short = shortName(from).toLowerCase();
  if (word.toLowerCase() === from.toLowerCase()) return text.slice(0, at) + to + text.slice(at + word.length);
  if (word.toLowerCase() !== short) return text;
  return text.slice(0, at) + shortName(to) + text.slice(at + word.length);
}

/** "status" of "ns__status__CST". */
function shortName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*__(\w+?)(?:__view)?__CST$/i.exec(name)?.[1] ?? name;
}
