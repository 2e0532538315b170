import { Stream } from 'node:stream';
import type { FieldIssue } from '../../common/calls/envelope';
import type { Locale } from '../../common/locale';
import { Refusal } from '../../common/calls/refusal';
import type { Messages } from '../texts/messages';

/** Deeper than any real request; what walks a request afterwards may do so by recursion. */
const deepest = 64;

type Found = readonly [code: 'DEEP' | 'POISON' | 'NUL', path: string];

/** No handler ever sees what no honest request holds: poisoned keys, NUL characters, bottomless nesting. */
export function refuseHostile(
  parts: Readonly<Record<string, unknown>>,
  { messages, locale }: { readonly messages: Messages; readonly locale: Locale },
): void {
  const found = firstHostile(parts);
  if (!found) return;
  const [code, path] = found;
  const issue: FieldIssue = { path, message: messages.say(locale, `error.INVALID_REQUEST.${code}`, { deepest }) };
  throw new Refusal('INVALID_REQUEST', {
    parameters: { issues: `${issue.path}: ${issue.message}` },
    fields: [issue],
  });
}

/** Walks without recursion, as the nesting is not to be trusted yet. */
function firstHostile(parts: Readonly<Record<string, unknown>>): Found | undefined {
  const waiting: (readonly [value: unknown, path: string, depth: number])[] = [[parts, '', 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [value, path, depth] = next;
    if (typeof value === 'string' && value.includes('\0')) return ['NUL', path];
    // A file that flows past is none of what is walked.
    const isFile = ArrayBuffer.isView(value) || value instanceof Stream;
    if (typeof value !== 'object' || value === null || isFile) continue;
    if (depth > deepest) return ['DEEP', path.split('.').slice(0, 4).join('.')];
    for (const [key, inner] of Object.entries(value)) {
      const at = path === '' ? key : `${path}.${key}`;
      if (isPoison(key, inner)) return ['POISON', at];
      if (key.includes('\0')) return ['NUL', path];
      if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null))
        waiting.push([inner, at, depth + 1]);
    }
  }
  return undefined;
}

/** Keys by which a merge of objects would change what all objects have. */
function isPoison(key: string, value: unknown): boolean {
  if (key === 'constructor') return typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
  return key === '__proto__';
}
