import type { QueryResult } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
  /** Statements with a name are parsed by the database once per connection. */
  readonly name?: string;
}

export type Rows = QueryResult<Record<string, unknown>>;

/** What may be done when the answer to a lone statement is lost: ask again, find out, or nothing. */
export type Nature = 'read' | 'write' | 'other';

const changes = /\b(insert|update|delete|merge)\b/i;

/** Errs on the side of "other", which is never repeated; in doubt a read counts as a write. */
export function natureOf(text: string): Nature {
  const [, verb = ''] = /^[\s(]*(\w+)/.exec(text) ?? [];
  switch (verb.toLowerCase()) {
    case 'select':
      return 'read';
    case 'with':
      return changes.test(text) ? 'write' : 'read';
    case 'insert':
    case 'update':
    case 'delete':
    case 'merge':
      return 'write';
    default:
      return 'other';
  }
}
