import { Api, Dialogs, Notifications, type Tab } from 'lathe';
import { Button, FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { messagingCalls, type MessagingView } from '../../common/messagingCalls';
import { report } from '../liveList';
import { type MessagingForm, messagingSecrets, toChange, toForm } from './messagingForm';

/** How e-mail and text messages are sent. */
export function MessagingEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const calls = useService(Api).of(messagingCalls);
  const dialogs = useService(Dialogs);
  const notifications = useService(Notifications);
  const [view, setView] = useState<MessagingView>();
  const form = useMemo(() => {
    const shown = (loaded: MessagingView): MessagingForm => {
      setView(loaded);
      return toForm(loaded);
    };
    return new FormModel<MessagingForm>({
      load: async () => shown(await calls.get()),
      save: async (values) => shown(await calls.set({ body: toChange(values) })),
      secrets: messagingSecrets,
    });
    // The calls are made anew with each drawing, but mean the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const test = async (kind: 'email' | 'sms'): Promise<void> => {
    const to = { id: 'to', label: t(`messaging.to.${kind}`) };
    const message = t(`messaging.test.${kind}`);
    const detail = t(form.dirty ? 'messaging.testUnsaved' : 'messaging.testDetail');
    const buttons = [{ id: 'send', label: t('messaging.send') }];
    const { button, values } = await dialogs.message({ message, detail, inputs: [to], buttons });
    if (button === undefined) return;
    await calls.test({ body: { kind, to: values['to'] ?? '' } });
    notifications.info(t('messaging.sent', { to: values['to'] ?? '' }));
  };
  const kept = (has: boolean | undefined): string => t(has ? 'messaging.kept' : 'messaging.secretHint');
  return (
    <FormPage
      tab={tab}
      form={form}
      title={t('messaging')}
      icon="mail"
      actions={
        <>
          <Button secondary icon="mail" onClick={() => report(test('email'))}>
            {t('messaging.testMail')}
          </Button>
          <Button secondary icon="device-mobile" onClick={() => report(test('sms'))}>
            {t('messaging.testSms')}
          </Button>
        </>
      }
    >
      {() => (
        <>
          <FormSection title={t('messaging.mail')} description={t(view?.mail.byOperator ? 'messaging.byOperator' : 'messaging.mailHint')}>
            <FormField form={form} name="host" label={t('messaging.host')} placeholder="smtp.example.com" />
            <FormField form={form} name="port" kind="number" min={1} max={65535} label={t('messaging.port')} />
            <FormField
              form={form}
              name="security"
              kind="select"
              label={t('messaging.security')}
              options={(['starttls', 'tls', 'none'] as const).map((value) => ({ value, label: t(`messaging.security.${value}`) }))}
            />
            <FormField form={form} name="user" label={t('messaging.user')} />
            <FormField form={form} name="password" kind="password" label={t('messaging.password')} hint={kept(view?.mail.hasPassword)} />
            <FormField form={form} name="from" label={t('messaging.from')} placeholder="Lathe <no-reply@example.com>" />
          </FormSection>
          <FormSection title={t('messaging.sms')} description={t(view?.sms.byOperator ? 'messaging.byOperator' : 'messaging.smsHint')}>
            <FormField
              form={form}
              name="url"
              label={t('messaging.url')}
              placeholder="https://sms.example.com/send?to={{to}}"
              hint={view?.sms.host ? t('messaging.goesTo', { host: view.sms.host }) : t('messaging.secretHint')}
            />
            <FormField form={form} name="body" kind="textarea" label={t('messaging.body')} hint={kept(view?.sms.hasBody)} />
            <FormField form={form} name="headers" kind="textarea" label={t('messaging.headers')} hint={kept(view?.sms.hasHeaders)} />
            {view && view.sms.host !== '' && (
              <Button secondary icon="trash" onClick={() => report(forgetSms())}>
                {t('messaging.forget')}
              </Button>
            )}
          </FormSection>
        </>
      )}
    </FormPage>
  );

  async function forgetSms(): Promise<void> {
    const message = t('messaging.forgetQuestion');
    if (!(await dialogs.confirm({ message, primary: t('messaging.forget'), danger: true }))) return;
    const { mail } = toChange(form.values);
    setView(await calls.set({ body: { mail, sms: { url: '', body: '', headers: '' } } }));
    await form.load();
  }
}
