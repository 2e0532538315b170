import { editJson, type JsonValue } from 'lathe';
import type { QueryRequest } from '../../common/query/queryRequest';
import { parseExact } from '../rows/exactJson';

/** What a console's text says: which object is asked, and for what. */
export interface ConsoleQuery {
  readonly object: string;
  readonly names: boolean;
  readonly request: QueryRequest;
}

export const emptyQuery = '{\n  "object": "",\n  "options": {\n    "limit": 50\n  }\n}\n';

export function textFor(object: string, request: QueryRequest = { options: { limit: 50 } }): string {
  return `${JSON.stringify({ object, ...request }, null, 2)}\n`;
}

/** Undefined while the text is no JSON, or no object. Whatever else is wrong the server tells better. */
export function readQuery(text: string): ConsoleQuery | undefined {
  try {
    const read = parseExact(text);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
    const { object, base, ...request }: { object?: unknown; base?: unknown } = read;
    return { object: typeof object === 'string' ? object : '', names: base === 'I', request };
  } catch {
    return undefined;
  }
}

/** The text with one part of the query set, or taken out; everything else stays as it was written. */
export function withPart(text: string, path: readonly (string | number)[], value: JsonValue | undefined): string {
  return editJson(text, path, value);
}
