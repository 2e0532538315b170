import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Tenant } from '../tenants/tenant';
import { escapeJson, fillTemplate } from './fillTemplate';
import { MessagingSettings } from './messagingSettings';
import { type OutgoingSms, SmsProvider } from './smsProvider';

const patience = 30_000;

/** Text messages by a request of the operator's making. */
@injectable()
export class HttpSmsProvider extends SmsProvider {
  constructor(@inject(MessagingSettings) private readonly settings: MessagingSettings) {
    super();
  }

  async available(tenant: Tenant): Promise<boolean> {
    return (await this.settings.sms(tenant)) !== undefined;
  }

  async send(tenant: Tenant, { id, to, text }: OutgoingSms): Promise<void> {
    const server = await this.settings.sms(tenant);
    if (!server) throw new Error('No service for text messages is configured.');
    const { url: smsUrl, body: smsBody, headers } = server;
    const values = { id, to, text };
    const json = /^\s*[{[]/.test(smsBody ?? '');
    const response = await request(fillTemplate(smsUrl, values, encodeURIComponent), {
      method: smsBody === undefined ? 'GET' : 'POST',
      body: smsBody === undefined ? undefined : fillTemplate(smsBody, values, json ? escapeJson : encodeURIComponent),
      headers: {
        ...(smsBody === undefined
          ? {}
          : { 'content-type': json ? 'application/json' : 'application/x-www-form-urlencoded' }),
        ...headersIn(headers),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    if (response.ok) return;
    const { status } = response;
    // Neither the address nor the answer is told: both may hold a key.
    if (status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status)) {
      throw new Refusal('MAIL_REFUSED', { parameters: { reason: `HTTP ${status}` } });
    }
    throw new Error(`The service for text messages answered ${status}.`);
  }
}

/** What is wrong with an address or a header is told by showing it, and either may hold a key. */
async function request(address: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, options);
  } catch (error) {
    const reason = error instanceof Error ? codeOf(error.cause) : undefined;
    throw new Error(`The service for text messages cannot be reached${reason ? ` (${reason})` : ''}.`);
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function headersIn(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}
