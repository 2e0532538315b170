import { inject, injectable } from 'inversify';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { Refusal } from '../../common/calls/refusal';
import type { Tenant } from '../tenants/tenant';
import { MessagingSettings } from './messagingSettings';
import { MailTransport, type OutgoingMail } from './mailTransport';

const patience = 30_000;

/** E-mail by SMTP, each message on a connection of its own: there are few, and none is lost with another. */
@injectable()
export class SmtpTransport extends MailTransport {
  constructor(@inject(MessagingSettings) private readonly settings: MessagingSettings) {
    super();
  }

  async available(tenant: Tenant): Promise<boolean> {
    return (await this.settings.mail(tenant)) !== undefined;
  }

  async send(tenant: Tenant, { id, to, subject, text, html }: OutgoingMail): Promise<void> {
    const server = await this.settings.mail(tenant);
    if (!server) throw new Error('No SMTP server is configured.');
    const { url, from } = server;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // A message is made of what we give, never of files or addresses that it names.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      // The same id in each attempt lets receivers drop one that arrives twice.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@lathe>`,
      });
    } catch (error) {
      throw isFinal(error) ? new Refusal('MAIL_REFUSED', { parameters: { reason: reasonOf(error) } }) : error;
    } finally {
      transport.close();
    }
  }
}

/** The receiver said no for good. A refused log-in is the operator's to mend, and worth another try. */
function isFinal(error: unknown): error is SMTPError {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const login = 'code' in error && error.code === 'EAUTH';
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && !login;
}

function reasonOf({ response, message }: SMTPError): string {
  return (response ?? message).slice(0, 500);
}
