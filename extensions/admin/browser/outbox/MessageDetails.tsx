import { Api, Clipboard, LiveEvents, Notifications } from 'lathe';
import { messageCalls, messageTopic, type MessageView } from 'lathe/common';
import { Button, Facts, report, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTime } from '../formatTime';
import { linksIn } from './linksIn';
import '../administration.css';

/** What a message says, and what became of it. Its HTML can neither run anything nor load anything. */
export function MessageDetails({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const events = useService(LiveEvents);
  const clipboard = useService(Clipboard);
  const notifications = useService(Notifications);
  const [message, setMessage] = useState<MessageView>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const loaded = await api.of(messageCalls).get({ params: { id } });
      if (!left) setMessage(loaded);
    };
    report(load());
    const heard = (event: { readonly id?: string }): void => void (event.id === id && report(load()));
    const hearing = events.listen(messageTopic, { heard, missed: () => report(load()) });
    return () => {
      left = true;
      hearing.dispose();
    };
  }, [api, events, id]);
  if (message?.id !== id) return null;
  const reveal = async (): Promise<void> => setMessage(await api.of(messageCalls).reveal({ params: { id } }));
  const copy = async (link: string): Promise<void> => {
    await clipboard.writeText(link);
    notifications.info(t('message.copied'));
  };
  return (
    <section aria-label={t('message.details', { to: message.to })}>
      <h2>{message.subject || t('message.sms')}</h2>
      <div className="administration__actions">
        {message.mayResend && message.state !== 'queued' && (
          <Button onClick={() => report(api.of(messageCalls).resend({ params: { id } }))}>{t('message.resend')}</Button>
        )}
        {linksIn(message.text ?? '').map((link) => (
          <Button key={link} secondary icon="link" onClick={() => report(copy(link))}>
            {t('message.copyLink')}
          </Button>
        ))}
      </div>
      <Facts
        facts={[
          [t('message.state'), t(`state.${message.state}`)],
          [t('message.error'), message.error],
          [t('message.to'), message.to],
          [t('message.by'), message.userName],
          [t('message.created'), formatTime(message.createdAt)],
          [t('message.sent'), formatTime(message.sentAt)],
          [t('message.attempts'), String(message.attempts)],
        ]}
      />
      {message.masked && <HiddenPart message={message} onReveal={() => report(reveal())} />}
      {message.text !== undefined && <pre className="administration__text">{message.text}</pre>}
      {message.html !== undefined && (
        <iframe
          className="administration__preview"
          title={t('message.html')}
          sandbox=""
          srcDoc={sealed(message.html)}
        />
      )}
    </section>
  );
}

interface HiddenPartProps {
  readonly message: MessageView;
  readonly onReveal: () => void;
}

/** Why something cannot be read, and the way to it where there is one. */
function HiddenPart({ message, onReveal }: HiddenPartProps): ReactNode {
  const t = useTexts();
  const { mayReveal, mayResend } = message;
  if (!mayReveal) return <p>{t(mayResend ? 'message.secret' : 'message.confidential')}</p>;
  return (
    <>
      <p>{t('message.revealHint')}</p>
      <div className="administration__actions">
        <Button secondary icon="eye" onClick={onReveal}>
          {t('message.reveal')}
        </Button>
      </div>
    </>
  );
}

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** Pictures from elsewhere would tell their sender that somebody reads the message here; links lead nowhere. */
function sealed(html: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><base target="_blank">`;
  return `${head}<style>body { font: 13px sans-serif }</style>${html}`;
}
