import { Api, Session, type Tab } from 'lathe';
import { CommandButton, Facts, FormField, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { OwnPermissions } from './OwnPermissions';
import { accountForm, needsPassword } from './accountForm';

/** What is known of the one who is signed in, and what he may do. */
export const MyAccountEditor = observer(function MyAccountEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const session = useService(Session);
  const form = useMemo(() => accountForm(api, session, t), [api, session, t]);
  const { user } = session;
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="account"
      title={t('myAccount')}
      subtitle={user?.userName}
      actions={
        <>
          <CommandButton command="workbench.action.changePassword" text="myAccount.changePassword" icon="key" />
          <CommandButton command="workbench.action.twoStepVerification" text="myAccount.twoStep" icon="shield" />
        </>
      }
    >
      {() => (
        <>
          <FormSection title={t('users.section.general')}>
            <FormField form={form} name="fullName" label={t('users.fullName')} maxLength={255} />
            <FormField form={form} name="email" kind="email" label={t('users.email')} hint={t('myAccount.emailHint')} />
            <FormField form={form} name="phone" kind="tel" label={t('users.phone')} hint={t('users.phoneHint')} />
            {needsPassword(form) && (
              <FormField
                form={form}
                name="password"
                kind="password"
                label={t('users.yourPassword')}
                hint={t('myAccount.passwordHint')}
                required
              />
            )}
          </FormSection>
          <FormSection title={t('users.section.facts')}>
            <Facts
              facts={[
                [t('users.userName'), user?.userName],
                [t('users.profile'), user?.profile],
                [t('tenant'), user?.tenantName],
                [t('users.id'), user?.id],
              ]}
            />
          </FormSection>
          <OwnPermissions />
        </>
      )}
    </FormPage>
  );
});
