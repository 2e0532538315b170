import { Api, type Tab, Tabs } from 'lathe';
import { FormField, FormModel, FormPage, FormSection, replaceTab, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { usersCalls } from '../../common/usersCalls';
import { checkUser } from './checkUser';
import { directoryOf } from './directories';
import { useProfiles } from './useProfiles';

interface NewForeignUser {
  readonly externalId: string;
  readonly userName: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly profile: string;
}

const blank: NewForeignUser = { externalId: '', userName: '', fullName: '', email: '', phone: '', profile: '' };

/** Makes somebody a user whom another directory knows. */
export const NewForeignUserEditor = observer(function NewForeignUserEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const profiles = useProfiles('User');
  const { key, type } = tab;
  const { name, add } = directoryOf(type);
  const form = useMemo(
    () =>
      new FormModel<NewForeignUser>({
        load: async () => blank,
        check: (values) => checkUser(values, t),
        save: async (body) => {
          const { id } = await api.of(usersCalls)[add]({ body });
          replaceTab(tabs, key, { type: 'user', id, name: body.userName.trim() });
        },
      }),
    [api, tabs, key, add, t],
  );
  return (
    <FormPage tab={tab} form={form} icon="person-add" title={t(`${name}Users.make`)}>
      {() => (
        <>
          <FormSection title={t('users.section.general')} description={t(`${name}Users.noneHint`)}>
            <FormField
              form={form}
              name="externalId"
              label={t('foreignUsers.externalId')}
              hint={t('foreignUsers.externalIdHint')}
              required
              maxLength={255}
            />
            <FormField
              form={form}
              name="userName"
              label={t('users.userName')}
              hint={t('users.userNameHint')}
              required
              maxLength={255}
            />
            <FormField form={form} name="fullName" label={t('users.fullName')} maxLength={255} />
            <FormField form={form} name="email" kind="email" label={t('users.email')} />
            <FormField form={form} name="phone" kind="tel" label={t('users.phone')} hint={t('users.phoneHint')} />
          </FormSection>
          <FormSection title={t('users.section.access')}>
            <FormField
              form={form}
              name="profile"
              kind="select"
              label={t('users.profile')}
              hint={t('users.profileHint')}
              placeholder={t('users.profilePick')}
              options={profiles}
              required
            />
          </FormSection>
        </>
      )}
    </FormPage>
  );
});
