import type { Tenant } from '../tenants/tenant';

export interface OutgoingSms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** Hands text messages over to whoever delivers them; bind another class to it for another service. */
export abstract class SmsProvider {
  abstract available(tenant: Tenant): Promise<boolean>;
  /** Throws a Refusal when trying again is of no use. */
  abstract send(tenant: Tenant, sms: OutgoingSms): Promise<void>;
}
