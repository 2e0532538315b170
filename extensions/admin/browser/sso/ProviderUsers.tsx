import { Session } from 'lathe';
import { permissions } from 'lathe/common';
import { FormField, type FormModel, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useProfiles } from '../users/useProfiles';
import type { ProviderValues } from './providerForm';

/** Who comes from the provider, and what he finds here. */
export const ProviderUsers = observer(function ProviderUsers({
  form,
}: {
  readonly form: FormModel<ProviderValues>;
}): ReactNode {
  const t = useTexts();
  const own = useService(Session).permissions;
  const mayLink = Object.values(permissions).every((each) => own.has(each));
  const profiles = useProfiles('User');
  return (
    <FormSection title={t('identityProvider.users')} description={t('identityProvider.usersHint')}>
      <FormField
        form={form}
        name="userName"
        label={t('identityProvider.userName')}
        hint={t('identityProvider.userNameHint')}
      />
      <FormField form={form} name="email" label={t('identityProvider.email')} />
      <FormField form={form} name="phone" label={t('identityProvider.phone')} />
      <FormField form={form} name="createUsers" kind="checkbox" label={t('identityProvider.createUsers')} />
      <FormField
        form={form}
        name="profile"
        kind="select"
        label={t('identityProvider.profile')}
        options={profiles}
        disabled={!form.values.createUsers}
      />
      <FormField
        form={form}
        name="linkUsers"
        kind="checkbox"
        label={t('identityProvider.linkUsers')}
        hint={mayLink ? undefined : t('identityProvider.linkUsersHint')}
        disabled={!mayLink && !form.values.linkUsers}
      />
    </FormSection>
  );
});
