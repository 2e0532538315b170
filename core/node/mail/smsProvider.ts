export interface OutgoingSms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Hands text messages over to whoever delivers them; bind another class to it for another service. */
export abstract class SmsProvider {
  abstract readonly available: boolean;
  /** Throws a Refusal when trying again is of no use. */
  abstract send(sms: OutgoingSms): Promise<void>;
}
