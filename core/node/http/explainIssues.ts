import type { z } from 'zod';
import type { FieldIssue } from '../../common/calls/envelope';

/** More than anybody reads; a hostile request could make thousands. */
const most = 50;

/** Every wrong field by its own path, such as "body.users.0.name". */
export function explainIssues(part: string, { issues }: z.ZodError): readonly FieldIssue[] {
  return issues.flatMap((issue) => explain(part, issue)).slice(0, most);
}

function explain(part: string, issue: z.core.$ZodIssue): readonly FieldIssue[] {
  const path = [part, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: `${path}.${key}`, message: issue.message }));
  }
  if (issue.code === 'invalid_union') {
    // Of several forms, the one that was most nearly met says best what is wrong.
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
    if (nearest && nearest.length > 0) return nearest.flatMap((inner) => explain(path, inner));
  }
  return [{ path, message: issue.message }];
}
