import type { Tenant } from '../tenants/tenant';

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Hands e-mail over to whoever delivers it. */
export abstract class MailTransport {
  /** Whether anybody is configured to take it. */
  abstract available(tenant: Tenant): Promise<boolean>;
  /** Throws a Refusal when trying again is of no use. */
  abstract send(tenant: Tenant, mail: OutgoingMail): Promise<void>;
}
