/** Why nobody could sign in: the login page has the words for each. */
export type SsoFailureCode =
  | 'SSO_UNKNOWN_PROVIDER'
  | 'SSO_STATE'
  | 'SSO_REFUSED'
  | 'SSO_INVALID'
  | 'SSO_UNREACHABLE'
  | 'SSO_NO_ACCOUNT'
  | 'SSO_NAME_TAKEN'
  | 'SSO_INACTIVE';

/** `reason` is for the log and holds nothing that opens anything. */
export class SsoFailure extends Error {
  override readonly name = 'SsoFailure';

  constructor(
    readonly code: SsoFailureCode,
    readonly reason: string = code,
  ) {
    super(reason);
  }
}
