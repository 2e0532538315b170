import { Button, FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { MessagingView } from '../../common/messagingCalls';
import type { MessagingForm } from './messagingForm';

interface Props {
  readonly form: FormModel<MessagingForm>;
  readonly view: MessagingView | undefined;
  readonly onForget: () => void;
}

/** What the server fills in, as it is written. */
const placeholders = { to: '{{to}}', text: '{{text}}', id: '{{id}}' };

export function MessagingFields({ form, view, onForget }: Props): ReactNode {
  const t = useTexts();
  const kept = (has: boolean | undefined): string => t(has ? 'messaging.kept' : 'messaging.secretHint');
  return (
    <>
      <FormSection
        title={t('messaging.mail')}
        description={t(view?.mail.byOperator ? 'messaging.byOperator' : 'messaging.mailHint')}
      >
        <FormField form={form} name="host" label={t('messaging.host')} placeholder={t('messaging.hostExample')} />
        <FormField form={form} name="port" kind="number" min={1} max={65535} label={t('messaging.port')} />
        <FormField
          form={form}
          name="security"
          kind="select"
          label={t('messaging.security')}
          options={(['starttls', 'tls', 'none'] as const).map((value) => ({
            value,
            label: t(`messaging.security.${value}`),
          }))}
        />
        <FormField form={form} name="user" label={t('messaging.user')} />
        <FormField
          form={form}
          name="password"
          kind="password"
          label={t('messaging.password')}
          hint={kept(view?.mail.hasPassword)}
        />
        <FormField form={form} name="from" label={t('messaging.from')} placeholder={t('messaging.fromExample')} />
      </FormSection>
      <FormSection
        title={t('messaging.sms')}
        description={`${t(view?.sms.byOperator ? 'messaging.byOperator' : 'messaging.smsHint')} ${t('messaging.placeholders', placeholders)}`}
      >
        <FormField
          form={form}
          name="url"
          label={t('messaging.url')}
          placeholder={t('messaging.urlExample', placeholders)}
          hint={view?.sms.host ? t('messaging.goesTo', { host: view.sms.host }) : t('messaging.secretHint')}
        />
        <FormField form={form} name="body" kind="textarea" label={t('messaging.body')} hint={kept(view?.sms.hasBody)} />
        <FormField
          form={form}
          name="headers"
          kind="textarea"
          label={t('messaging.headers')}
          hint={kept(view?.sms.hasHeaders)}
        />
        {view && view.sms.host !== '' && (
          <Button secondary icon="trash" onClick={() => onForget()}>
            {t('messaging.forget')}
          </Button>
        )}
      </FormSection>
    </>
  );
}
