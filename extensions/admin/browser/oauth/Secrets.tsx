import { Clipboard, type CustomDialogProps, type Dialogs, downloadFile, Notifications, type Translate } from 'lathe';
import { Button, useService } from 'lathe/ui';
import { type ReactNode, useState } from 'react';
import './oauth.css';

export interface RevealedSecret {
  readonly title: string;
  readonly hint: string;
  /** What is shown, with its name; the last is what nobody sees again. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** A file that holds all of it. */
  readonly file?: { readonly name: string; readonly text: string };
}

/** Shows once what is told once: to be copied or kept as a file before it's closed. */
export function showSecret(dialogs: Dialogs, t: Translate, secret: RevealedSecret): Promise<void | undefined> {
  // A dialog belongs to the workbench, whose texts are others.
  const Shown = ({ close }: CustomDialogProps<void>): ReactNode => <Secret secret={secret} t={t} close={close} />;
  return dialogs.show<void>(Shown, { title: secret.title });
}

interface SecretProps extends CustomDialogProps<void> {
  readonly secret: RevealedSecret;
  readonly t: Translate;
}

function Secret({ secret, t, close }: SecretProps): ReactNode {
  const { title, hint, values, file } = secret;
  return (
    <div className="revealed-secret">
      <h2 className="revealed-secret__title">{title}</h2>
      <p className="revealed-secret__hint">{hint}</p>
      {values.map(([name, value]) => (
        <SecretValue key={name} t={t} name={name} value={value} />
      ))}
      <div className="revealed-secret__buttons">
        {file && (
          <Button
            secondary
            icon="cloud-download"
            onClick={() => downloadFile(new Blob([file.text], { type: 'application/json' }), file.name)}
          >
            {t('secret.download')}
          </Button>
        )}
        <Button onClick={() => close()}>{t('secret.close')}</Button>
      </div>
    </div>
  );
}

interface SecretValueProps {
  readonly t: Translate;
  readonly name: string;
  readonly value: string;
}

function SecretValue({ t, name, value }: SecretValueProps): ReactNode {
  const clipboard = useService(Clipboard);
  const notifications = useService(Notifications);
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    clipboard.writeText(value).then(
      () => setCopied(true),
      (error: unknown) => notifications.error(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <div className="revealed-secret__value">
      <label className="revealed-secret__name">
        {name}
        <input className="revealed-secret__text" readOnly value={value} onFocus={(event) => event.target.select()} />
      </label>
      <Button secondary icon={copied ? 'check' : 'copy'} aria-label={t('secret.copyNamed', { name })} onClick={copy}>
        {t(copied ? 'secret.copied' : 'secret.copy')}
      </Button>
    </div>
  );
}
