import type { z } from 'zod';
import { closest } from './closest';
import { knownKeysAt } from './manifestSchema';

/** A rule of the schema that was broken, in words that say how to mend it. */
export interface Explained {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type Issue = z.core.$ZodIssue;

export function explainIssue(issue: Issue, valueAt: (path: readonly PropertyKey[]) => unknown): readonly Explained[] {
  const { path } = issue;
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, path) }));
    case 'invalid_type':
      return [{ path, message: wrongType(issue.expected, valueAt(path)) }];
    case 'invalid_value':
      return [{ path, message: `must be one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.` }];
    case 'invalid_union':
      return bestBranch(issue.errors, path).flatMap((inner) => explainIssue(inner, valueAt));
    case 'invalid_key':
      return [{ path, message: `cannot be used here as a name; use ${knownKeysAt(path.slice(0, -1)).join(', ')}.` }];
    case 'too_big':
      return [{ path, message: `is too long; at most ${issue.maximum} are possible.` }];
    default:
      return [{ path, message: `is not right: ${issue.message}.` }];
  }
}

function unknownKey(key: string, path: readonly PropertyKey[]): string {
  const known = knownKeysAt(path);
  const meant = closest(key, known);
  if (meant) return `is not known; did you mean '${meant}'?`;
  return known.length > 0 ? `is not known; possible are ${known.join(', ')}.` : 'is not known; remove it.';
}

function wrongType(expected: string, value: unknown): string {
  const wanted = article(expected === 'record' ? 'object' : expected);
  return value === undefined
    ? `is missing; it must be ${wanted}.`
    : `must be ${wanted}, not ${article(typeNameOf(value))}.`;
}

function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function article(type: string): string {
  if (type === 'null') return 'null';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Of several ways to be right, the one that was followed furthest: its complaints stand deepest and are the fewest. */
function bestBranch(branches: readonly (readonly Issue[])[], path: readonly PropertyKey[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((issue) => issue.path.length));
  const [best = []] = [...branches].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return best.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
}
