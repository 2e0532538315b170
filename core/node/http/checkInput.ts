import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../common/calls/call';
import { paramNamesOf } from '../../common/calls/callPath';
import type { FieldIssue } from '../../common/calls/envelope';
import { Refusal } from '../../common/calls/refusal';

interface Checked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

const Segment = z.string().min(1).max(400);

/** Everything that a request brings, checked against the call's declaration; a refusal names each wrong field. */
export function checkInput(call: Call, request: FastifyRequest): Checked {
  const issues: FieldIssue[] = [];
  const check = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
    const result = (schema ?? z.unknown()).safeParse(value);
    if (result.success) return schema ? result.data : undefined;
    issues.push(...result.error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message })));
    return undefined;
  };
  const names = paramNamesOf(call.path);
  const Params = z.object(Object.fromEntries(names.map((name) => [name, Segment])));
  const params = Params.safeParse(request.params);
  if (!params.success) check('path', Params, request.params);
  const query = check('query', call.query, request.query);
  const body = check('body', call.body, request.body);
  if (issues.length > 0 || !params.success) throw invalid(issues);
  return { params: params.data, query, body };
}

function invalid(fields: readonly FieldIssue[]): Refusal {
  const issues = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new Refusal('INVALID_REQUEST', { parameters: { issues }, fields });
}
