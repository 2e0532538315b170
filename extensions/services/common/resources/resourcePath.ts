/** A part of an address between two slashes. */
export type PathPart = { readonly literal: string } | { readonly parameter: string };

const mostParts = 10;
const literal = /^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,100}$/;
const parameter = /^:([A-Za-z_][A-Za-z0-9_]{0,62})$/;

/** The parts of "/orders/:id"; undefined where it is no such path. */
export function readPath(path: string): readonly PathPart[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const parts = path.slice(1).split('/').map(readPart);
  return parts.length <= mostParts && parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(text: string): PathPart | undefined {
  const name = parameter.exec(text)?.[1];
  if (name !== undefined) return { parameter: name };
  return literal.test(text) ? { literal: text } : undefined;
}

/** Two paths of one shape would answer the same addresses. */
export function shapeOf(parts: readonly PathPart[]): string {
  return parts.map((part) => ('literal' in part ? `/${part.literal}` : '/:')).join('');
}

/** The values between the slashes of an address as it was sent: a slash that is written as "%2F" is part of a value. */
export function segmentsOf(address: string): readonly string[] | undefined {
  try {
    return address.split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** What an address gives for the parameters of a path; undefined where it is another's. */
export function matchPath(
  parts: readonly PathPart[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (parts.length !== segments.length) return undefined;
  const values: [string, string][] = [];
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    if ('parameter' in part && segment !== '') values.push([part.parameter, segment]);
    else if (!('literal' in part) || part.literal !== segment) return undefined;
  }
  return Object.fromEntries(values);
}

/** What is written down comes before what varies, from the left. */
export function moreSpecific(one: readonly PathPart[], other: readonly PathPart[]): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 0;
    const difference = Number('parameter' in part) - Number('parameter' in against);
    if (difference !== 0) return difference;
  }
  return 0;
}
