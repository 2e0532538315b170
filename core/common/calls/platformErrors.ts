/** The codes that any call may answer, with their HTTP status; their texts are in core/locales. */
export const platformErrors: ReadonlyMap<string, number> = new Map([
  ['INVALID_REQUEST', 400],
  ['BAD_JSON', 400],
  ['NOT_SIGNED_IN', 401],
  ['FORGERY', 403],
  ['FORBIDDEN', 403],
  ['NOT_FOUND', 404],
  ['NO_SUCH_CALL', 404],
  ['WRONG_METHOD', 405],
  ['TOO_SLOW', 408],
  ['CONFLICT', 409],
  ['TOO_LARGE', 413],
  ['WRONG_MEDIA', 415],
  ['TOO_MANY', 429],
  ['INTERNAL', 500],
  ['STARTING', 503],
  ['STOPPING', 503],
]);
