import { Api, Commands, Dialogs, type Tab } from 'lathe';
import { Button, FormModel, FormPage, report, useService, useTexts } from 'lathe/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { messagingCalls, type MessagingView } from '../../common/messagingCalls';
import { useStoredChange } from '../useStoredChange';
import { MessagingFields } from './MessagingFields';
import { type MessagingForm, messagingSecrets, toChange, toForm } from './messagingForm';
import { settingTopic } from './settingTopic';

/** How e-mail and text messages are sent. */
export function MessagingEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const commands = useService(Commands);
  const [view, setView] = useState<MessagingView>();
  const form = useMemo(() => {
    const calls = api.of(messagingCalls);
    const shown = (loaded: MessagingView): MessagingForm => {
      setView(loaded);
      return toForm(loaded);
    };
    return new FormModel<MessagingForm>({
      load: async () => shown(await calls.get()),
      save: async (values) => shown(await calls.set({ body: toChange(values) })),
      secrets: messagingSecrets,
    });
  }, [api]);
  useStoredChange('messaging', form, settingTopic);
  const test = (command: string): void => report(commands.execute(command, form.dirty));
  return (
    <FormPage
      tab={tab}
      form={form}
      title={t('messaging')}
      icon="mail"
      actions={
        <>
          <Button secondary icon="mail" onClick={() => test('admin.testMail')}>
            {t('messaging.testMail')}
          </Button>
          <Button secondary icon="device-mobile" onClick={() => test('admin.testSms')}>
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
    setView(await api.of(messagingCalls).set({ body: { mail, sms: { url: '', body: '', headers: '' } } }));
    await form.load();
  }
}
