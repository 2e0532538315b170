import type { FieldIssue } from '../../../common/calls/envelope';

export interface SortedIssues {
  /** What is wrong with each field of the form. */
  readonly errors: ReadonlyMap<string, string>;
  /** What is wrong with something that the form does not show. */
  readonly others: readonly string[];
}

/** The fields of a request that the server refused, by the names of the form: "body.email" and "body.emails.0" are fields. */
export function sortIssues(issues: readonly FieldIssue[], names: ReadonlySet<string>): SortedIssues {
  const errors = new Map<string, string>();
  const others: string[] = [];
  for (const { path, message } of issues) {
    const name = path.split('.').find((part) => names.has(part));
    if (name === undefined) others.push(`${path}: ${message}`);
    else if (!errors.has(name)) errors.set(name, message);
  }
  return { errors, others };
}
