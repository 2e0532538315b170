import type { Call } from '../../../common/calls/call';
import { isMutating } from '../../../common/calls/isMutating';
import { platformErrors } from '../../../common/calls/platformErrors';
import type { Messages } from '../../texts/messages';
import type { JsonObject } from './jsonSchemas';

/** Every error that a call may answer, by its status, with what it says. */
export function errorResponses(call: Call, messages: Messages): JsonObject {
  const errors = errorsOf(call);
  const statuses = [...new Set(errors.map(([, status]) => status))];
  const entries = statuses.map((status) => {
    const codes = [...new Set(errors.filter((error) => error[1] === status).map(([code]) => code))];
    const description = codes.map((code) => `\`${code}\`: ${messages.say('en', `error.${code}`)}`).join('\n\n');
    return [status, { description, content: contentOf(call, codes) }] as const;
  });
  return Object.fromEntries(entries.sort(([a], [b]) => a - b));
}

function contentOf({ envelope }: Call, codes: readonly string[]): JsonObject {
  const key = envelope === 'gallery' ? 'responseCode' : 'resCode';
  const base = { $ref: `#/components/schemas/${envelope === 'gallery' ? 'GalleryFailure' : 'Failure'}` };
  return { 'application/json': { schema: { allOf: [base, { properties: { [key]: { enum: [...codes] } } }] } } };
}

export function errorsOf(call: Call): readonly (readonly [code: string, status: number])[] {
  const own = (call.errors ?? []).map((error) =>
    typeof error === 'string' ? ([error, platformErrors.get(error) ?? 400] as const) : error,
  );
  const common = [
    'INVALID_TOKEN',
    'TOKEN_AND_SESSION',
    'INVALID_REQUEST',
    'TOO_MANY',
    'INTERNAL',
    'STARTING',
    'STOPPING',
    'DATABASE_AWAY',
    'DATABASE_BUSY',
  ];
  if (call.audience !== 'anyone') common.push('NOT_SIGNED_IN', 'SESSION_REPLACED');
  if (call.audience !== 'anyone' && !call.beforePasswordChange) common.push('MUST_CHANGE_PASSWORD');
  if (call.permission) common.push('FORBIDDEN');
  if (call.audience !== 'anyone' && isMutating(call)) common.push('FORGERY', 'FOREIGN_SITE');
  if (call.body) common.push('BAD_JSON', 'TOO_LARGE', 'WRONG_MEDIA');
  return [...own, ...common.map((code) => [code, platformErrors.get(code) ?? 400] as const)];
}
