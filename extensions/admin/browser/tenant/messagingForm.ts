import type { MessagingChange, MessagingView } from '../../common/messagingCalls';

/** The names are those of the call, so that what the server says of one is shown beside it. */
export interface MessagingForm {
  readonly host: string;
  readonly port: number | undefined;
  readonly security: MessagingChange['mail']['security'];
  readonly user: string;
  /** Blank keeps the one that there is. */
  readonly password: string;
  readonly from: string;
  readonly url: string;
  readonly body: string;
  readonly headers: string;
}

export const messagingSecrets = ['password', 'url', 'body', 'headers'] as const;

export function toForm({ mail }: MessagingView): MessagingForm {
  const { host, port, security, user, from } = mail;
  return { host, port, security, user, from, password: '', url: '', body: '', headers: '' };
}

/** What was left blank is left out: nobody can be shown what there is. */
export function toChange({ host, port = 587, security, user, from, ...secrets }: MessagingForm): MessagingChange {
  const { password, url, body, headers } = secrets;
  return {
    mail: { host, port, security, user, from, ...given('password', password) },
    sms: { ...given('url', url), ...given('body', body), ...given('headers', headers) },
  };
}

function given<N extends string>(name: N, value: string): Partial<Record<N, string>> {
  return value === '' ? {} : ({ [name]: value } as Record<N, string>);
}
