import { Api, Commands, LiveEvents, onUnexpectedError, type Tab, Tabs } from 'lathe';
import { Button, Facts, FormField, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { secondFactorTopic } from 'lathe/common';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { adminTopic } from '../../common/adminTopic';
import { formatTime } from '../formatTime';
import { checkUser } from './checkUser';
import { UserPermissionSets } from '../permissions/UserPermissionSets';
import { UserRecord, type UserValues } from './userRecord';
import { UserState } from './UserState';
import { useProfiles } from './useProfiles';
import './users.css';

/** Those that the product speaks, each in its own words. */
const languages = [
  { value: 'en_US', label: 'English' },
  { value: 'zh_CN', label: '简体中文' },
];

/** One user: what is known of him, and whether he is let in. */
export const UserEditor = observer(function UserEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const record = useUserRecord(tab);
  const { form, view, isNew } = record;
  const profiles = useProfiles(view?.userType);
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="person"
      title={view?.userName ?? t('users.new')}
      subtitle={view && <UserState user={view} />}
      actions={view && <UserActions record={record} />}
    >
      {() => (
        <>
          <FormSection title={t('users.section.general')}>
            <FormField
              form={form}
              name="userName"
              label={t('users.userName')}
              hint={isNew ? t('users.userNameHint') : undefined}
              readOnly={!isNew}
              required={isNew}
              maxLength={255}
            />
            <FormField form={form} name="fullName" label={t('users.fullName')} maxLength={255} />
            <FormField form={form} name="email" kind="email" label={t('users.email')} hint={t('users.emailHint')} />
            <FormField form={form} name="phone" kind="tel" label={t('users.phone')} hint={t('users.phoneHint')} />
            <FormField
              form={form}
              name="languageLocaleKey"
              kind="select"
              label={t('users.language')}
              options={languages}
            />
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
            {isNew && (
              <>
                <FormField
                  form={form}
                  name="password"
                  kind="password"
                  label={t('users.password')}
                  hint={t('users.passwordHint')}
                />
                <FormField form={form} name="mustChangePassword" kind="checkbox" label={t('users.mustChange')} />
              </>
            )}
          </FormSection>
          {view && <UserPermissionSets user={view} />}
          {view && <UserFacts record={record} />}
        </>
      )}
    </FormPage>
  );
});

function useUserRecord(tab: Tab): UserRecord {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const events = useService(LiveEvents);
  const [record] = useState(() => {
    const check = (values: UserValues) => checkUser(values, t);
    return new UserRecord(api, tab.id || 'new', check);
  });
  useEffect(() => {
    if (record.isNew) tabs.update(tab.key, { name: t('users.new') });
  }, [record, tabs, tab.key, t]);
  useEffect(
    () =>
      reaction(
        () => record.view,
        (view) => {
          if (view) tabs.update(tab.key, { name: view.userName, id: view.id, params: { id: view.id } });
        },
      ),
    [record, tabs, tab.key],
  );
  useEffect(() => {
    const reload = (): void => void record.form.load();
    const hearing = events.listen(adminTopic, {
      heard: ({ type, id }) => {
        if (type === 'User' && id === record.id) reload();
      },
      missed: reload,
    });
    const twoStep = events.listen(secondFactorTopic, {
      heard: ({ id }) => {
        if (id === record.id) reload();
      },
      missed: () => undefined,
    });
    return () => {
      hearing.dispose();
      twoStep.dispose();
    };
  }, [record, events]);
  return record;
}

const UserActions = observer(function UserActions({ record }: { readonly record: UserRecord }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const { view } = record;
  if (!view) return null;
  const button = (command: string, text: string): ReactNode => (
    <Button secondary onClick={() => void commands.execute(command, [view]).catch(onUnexpectedError)}>
      {t(text)}
    </Button>
  );
  return (
    <>
      {view.locked && button('admin.unlockUsers', 'users.unlock')}
      {button('admin.resetUserPassword', 'users.reset')}
      {view.secondFactor && button('admin.switchOffTwoStep', 'users.twoStep.switchOff')}
      {view.active
        ? button('admin.deactivateUsers', 'users.deactivate')
        : button('admin.activateUsers', 'users.activate')}
    </>
  );
});

const UserFacts = observer(function UserFacts({ record }: { readonly record: UserRecord }): ReactNode {
  const t = useTexts();
  const { view } = record;
  if (!view) return null;
  return (
    <FormSection title={t('users.section.facts')}>
      <Facts
        facts={[
          [t('users.kind'), t(`users.kind.${view.userType}`)],
          [t('users.source'), t(`users.source.${view.source}`)],
          [t('users.password'), t(view.hasPassword ? passwordState(view) : 'users.password.none')],
          [t('users.twoStep'), t(view.secondFactor ? 'users.twoStep.on' : 'users.twoStep.off')],
          [t('users.created'), formatTime(view.createdAt)],
          [t('users.modified'), formatTime(view.modifiedAt)],
          [t('users.id'), view.id],
        ]}
      />
    </FormSection>
  );
});

function passwordState({ mustChangePassword }: { readonly mustChangePassword: boolean }): string {
  return mustChangePassword ? 'users.password.mustChange' : 'users.password.set';
}
