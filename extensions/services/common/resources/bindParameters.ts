import { isId } from 'lathe/common';
import { z } from 'zod';
import { isInRange, type Range } from './pageRanges';
import type { ResourceParameter, Scalar } from './resourceData';

export type BoundValue = Scalar | readonly Scalar[];
/** What each parameter that is given has for a value. */
export type BoundValues = ReadonlyMap<string, BoundValue>;

export interface GivenParameters {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface ParameterIssue {
  readonly path: string;
  readonly code: 'PARAMETER_MISSING' | 'PARAMETER_TYPE' | 'PARAMETER_UNKNOWN' | 'PARAMETER_RANGE';
  readonly name: string;
  readonly type: string;
  readonly range?: Range;
}

const mostValues = 1000;
const texts: Record<ResourceParameter['type'], z.ZodType<Scalar>> = {
  text: z.string().max(10_000),
  number: z
    .string()
    .regex(/^-?\d{1,30}(\.\d{1,30})?$/)
    .transform(Number),
  boolean: z.enum(['true', 'false']).transform((text) => text === 'true'),
  date: z.iso.date(),
  datetime: z.iso.datetime({ offset: true }),
  id: z.string().refine(isId),
};
const bodies: typeof texts = { ...texts, number: z.number(), boolean: z.boolean() };

/** Whether a default may stand for what is not given. */
export function isValueOf({ type, list }: Pick<ResourceParameter, 'type' | 'list'>, value: unknown): boolean {
  const one = bodies[type];
  return (list ? z.array(one).max(mostValues) : one).safeParse(value).success;
}

/** Values of their declared types, and no others: never anything but a scalar, or a list of scalars. */
export function bindParameters(
  parameters: readonly ResourceParameter[],
  given: GivenParameters,
  ranges: ReadonlyMap<string, Range> = new Map(),
) {
  const values = new Map<string, BoundValue>();
  const issues: ParameterIssue[] = unknownIn(parameters, given);
  for (const parameter of parameters) {
    const { name, type, required } = parameter;
    const place = given[parameter.in];
    const raw = Object.hasOwn(place, name) ? place[name] : undefined;
    const wrong = { path: `${parameter.in}.${name}`, name, type };
    if (raw === undefined || raw === '' || (raw === null && required)) {
      if (parameter.default !== undefined) values.set(name, parameter.default);
      else if (required || parameter.in === 'path') issues.push({ ...wrong, code: 'PARAMETER_MISSING' });
      continue;
    }
    const read = raw === null ? { data: null } : readValue(parameter, raw);
    const range = ranges.get(name);
    if (!read) issues.push({ ...wrong, code: 'PARAMETER_TYPE' });
    else if (!isInRange(read.data, range)) issues.push({ ...wrong, code: 'PARAMETER_RANGE', range });
    else values.set(name, read.data);
  }
  return { values, issues };
}

function readValue(parameter: ResourceParameter, raw: unknown): { readonly data: BoundValue } | undefined {
  const one = (parameter.in === 'body' ? bodies : texts)[parameter.type];
  if (!parameter.list) return found(one.safeParse(raw));
  const list = typeof raw === 'string' && parameter.in !== 'body' ? raw.split(',') : raw;
  return found(z.array(one).max(mostValues).safeParse(list));
}

function found<T>(read: { readonly success: boolean; readonly data?: T }): { readonly data: T } | undefined {
  return read.success && read.data !== undefined ? { data: read.data } : undefined;
}

/** Who misspells a filter is told so, and doesn't get everything. */
function unknownIn(parameters: readonly ResourceParameter[], given: GivenParameters): ParameterIssue[] {
  return (['query', 'body'] as const).flatMap((place) => {
    const known = new Set(parameters.filter((one) => one.in === place).map(({ name }) => name));
    const unknown = Object.keys(given[place]).filter((name) => !known.has(name));
    return unknown.map((name) => ({
      ...{ path: `${place}.${name.slice(0, 80)}`, name: name.slice(0, 80), type: '' },
      code: 'PARAMETER_UNKNOWN' as const,
    }));
  });
}
