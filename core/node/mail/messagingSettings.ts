import { inject, injectable } from 'inversify';
import { z } from 'zod';
import type { JsonValue } from '../../common/json/jsonValue';
import { Configuration } from '../configuration/configuration';
import { Secrets } from '../secrets/secrets';
import type { Tenant } from '../tenants/tenant';
import { type TenantSetting, TenantSettings } from '../tenants/tenantSettings';

const text = z.string().default('');

/** How a tenant sends messages; what may hold a key is sealed. */
export const MessagingShape = z.object({
  mail: z
    .object({
      host: text,
      port: z.number().default(587),
      security: z.enum(['none', 'starttls', 'tls']).default('starttls'),
      user: text,
      /** Sealed. */
      password: text,
      from: text,
    })
    .prefault({}),
  sms: z
    .object({
      /** Where requests go, in clear; the address itself is sealed. */
      host: text,
      url: text,
      body: text,
      headers: text,
    })
    .prefault({}),
});
export type Messaging = z.output<typeof MessagingShape>;
export type SecretName = 'mail.password' | 'sms.url' | 'sms.body' | 'sms.headers';

export const messagingSetting: TenantSetting<typeof MessagingShape> = {
  name: 'messaging',
  schema: MessagingShape,
  shown: ({ mail, sms }): JsonValue => {
    const { host, port, security, user, from, password } = mail;
    const mailShown = { host, port, security, user, from, hasPassword: password !== '' };
    return { mail: mailShown, sms: { host: sms.host, hasBody: sms.body !== '', hasHeaders: sms.headers !== '' } };
  },
};

export interface MailServer {
  readonly url: string;
  readonly from: string;
}

export interface SmsServer {
  readonly url: string;
  readonly body: string | undefined;
  readonly headers: string;
}

/** Where the messages of a tenant are handed in: as it has set, else as the operator has. */
@injectable()
export class MessagingSettings {
  constructor(
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(TenantSettings) private readonly settings: TenantSettings,
  ) {}

  async mail(tenant: Tenant): Promise<MailServer | undefined> {
    const { mail } = await this.settings.get(tenant, messagingSetting);
    const { smtpUrl, mailFrom } = this.configuration.values;
    if (mail.host === '') return smtpUrl === undefined ? undefined : { url: smtpUrl, from: mailFrom };
    const { host, port, security, user } = mail;
    const password = this.open(tenant, 'mail.password', mail.password);
    const account = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
    const scheme = security === 'tls' ? 'smtps' : 'smtp';
    const must = security === 'starttls' ? '?requireTLS=true' : security === 'none' ? '?ignoreTLS=true' : '';
    return { url: `${scheme}://${account}${host}:${port}${must}`, from: mail.from || mailFrom };
  }

  async sms(tenant: Tenant): Promise<SmsServer | undefined> {
    const { sms } = await this.settings.get(tenant, messagingSetting);
    if (sms.url !== '') {
      const opened = (name: 'url' | 'body' | 'headers'): string => this.open(tenant, `sms.${name}`, sms[name]);
      return { url: opened('url'), body: opened('body') || undefined, headers: opened('headers') };
    }
    const { smsUrl, smsBody, smsHeaders } = this.configuration.values;
    return smsUrl === undefined ? undefined : { url: smsUrl, body: smsBody, headers: smsHeaders ?? '' };
  }

  seal(tenant: Tenant, name: SecretName, secret: string): string {
    return secret === '' ? '' : this.secrets.seal(secret, ownerOf(tenant, name));
  }

  private open(tenant: Tenant, name: SecretName, sealed: string): string {
    return sealed === '' ? '' : this.secrets.open(sealed, ownerOf(tenant, name));
  }
}

function ownerOf({ id }: Tenant, name: SecretName): string {
  return `Messaging/${id}/${name}`;
}
