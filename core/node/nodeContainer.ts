import type { Container } from 'inversify';
import { createContainer } from '../common/container';
import { BlobStorage } from './blobs/storage/blobStorage';
import { configuredStorage } from './blobs/storage/configuredStorage';
import { Configuration } from './configuration/configuration';
import { HttpSmsProvider } from './mail/httpSmsProvider';
import { MailTransport } from './mail/mailTransport';
import { SmsProvider } from './mail/smsProvider';
import { SmtpTransport } from './mail/smtpTransport';
import { nodeParts } from './parts';
import { nodeServices } from './services';

/** The services of the server, and for what may be done in several ways the usual one. */
export function createNodeContainer(): Container {
  const container = createContainer([...nodeServices, ...nodeParts]);
  container.bind(MailTransport).to(SmtpTransport);
  container.bind(SmsProvider).to(HttpSmsProvider);
  container.bind(BlobStorage).toDynamicValue((context) => configuredStorage(context.get(Configuration)));
  return container;
}
