import { Api, Dialogs, Notifications, type Tab } from 'lathe';
import { Button, FormModel, FormPage, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { messagingCalls, type MessagingView } from '../../common/messagingCalls';
import { report } from '../liveList';
import { MessagingFields } from './MessagingFields';
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
      {() => <MessagingFields form={form} view={view} onForget={() => report(forgetSms())} />}
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
