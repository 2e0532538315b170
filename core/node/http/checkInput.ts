import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../common/calls/call';
import { paramNamesOf, restNameOf } from '../../common/calls/callPath';
import type { FieldIssue } from '../../common/calls/envelope';
import { Refusal } from '../../common/calls/refusal';
import type { Locale } from '../../common/locale';
import type { Messages } from '../texts/messages';
import { explainIssues } from './explainIssues';
import { explaining } from './issueTexts';

interface Checked {
  readonly params: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

const Segment = z.string().min(1).max(400);
const Rest = z.string().min(1).max(2000);

export type InputCheck = (request: FastifyRequest, locale: Locale) => Checked;

/** Everything that a request brings, checked against the call's declaration; a refusal names each wrong field. */
export function inputCheck(call: Call, messages: Pick<Messages, 'say'>): InputCheck {
  const rest = restNameOf(call.path);
  const Params = z.object(
    Object.fromEntries(paramNamesOf(call.path).map((name) => [name, name === rest ? Rest : Segment])),
  );
  return (request, locale) => {
    const issues: FieldIssue[] = [];
    const error = explaining(locale, messages);
    const params = Params.safeParse(named(request.params, rest), { error });
    if (!params.success) issues.push(...explainIssues('path', params.error));
    const check = (part: string, schema: z.ZodType | undefined, value: unknown): unknown => {
      if (!schema) return undefined;
      const result = schema.safeParse(value, { error });
      if (result.success) return result.data;
      issues.push(...explainIssues(part, result.error));
      return undefined;
    };
    const query = check('query', call.query, request.query);
    const body = check('body', call.body, request.body);
    if (issues.length > 0 || !params.success) throw invalid(issues.map((issue) => told(issue, locale, messages)));
    return { params: params.data, query, body };
  };
}

/** All that follows has no name for the router. */
function named(params: unknown, rest: string | undefined): unknown {
  if (rest === undefined || typeof params !== 'object' || params === null || !('*' in params)) return params;
  return { ...params, [rest]: params['*'] };
}

/** A declaration says by a code what is wrong; people are told in their language. */
function told(issue: FieldIssue, locale: Locale, messages: Pick<Messages, 'say'>): FieldIssue {
  const isCode = /^[A-Z]+(_[A-Z]+)+$/.test(issue.message);
  return isCode ? { ...issue, message: messages.say(locale, `error.${issue.message}`) } : issue;
}

function invalid(fields: readonly FieldIssue[]): Refusal {
  const issues = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new Refusal('INVALID_REQUEST', { parameters: { issues }, fields });
}
