import type { Envelope } from '../../common/calls/envelope';

/** The whole response of a call that failed; its message is what the server said, in the user's language. */
export class FailedCall extends Error {
  override readonly name = 'FailedCall';

  constructor(
    readonly envelope: Envelope<unknown>,
    /** The HTTP status; 0 when there was no answer. */
    readonly status: number,
  ) {
    super(envelope.resMsg);
  }

  /** The code by which programs tell failures apart. */
  get code(): string {
    return this.envelope.resCode;
  }

  /** By which operators find the request in the logs. */
  get requestId(): string | undefined {
    return this.envelope.requestId;
  }

  /** Nobody knows whether it arrived: there is no network, or nobody behind the address. */
  get unanswered(): boolean {
    return [0, 502, 503, 504].includes(this.status);
  }

  get timedOut(): boolean {
    return this.status === 504;
  }
}
