import { Api, Session, type Tab, Tabs } from 'lathe';
import { CommandButton, FormField, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { ProfileView } from '../../common/profileCalls';
import { useStoredChange } from '../useStoredChange';
import { PermissionChoice } from './PermissionChoice';
import { ProfileForm } from './profileForm';
import './permissions.css';

const administratorProfile = 'System Administrator';

/** One profile: what it grants by itself, and the permission sets that come with it. */
export const ProfileEditor = observer(function ProfileEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const own = useService(Session).user?.profile;
  const { key, id } = tab;
  const model = useMemo(() => new ProfileForm(api, id, ({ name }) => tabs.update(key, { name })), [api, tabs, key, id]);
  const { form } = model;
  useStoredChange(id, form);
  const stored = model.stored.get();
  const isOwn = stored !== undefined && stored.name === own;
  const fixed = isOwn || stored?.name === administratorProfile;
  const standard = stored?.standard ?? true;
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="organization"
      title={stored?.name ?? tab.name}
      subtitle={stored && t('profile.users', { count: stored.users })}
      readOnly={fixed}
      actions={stored && <ProfileActions profile={stored} />}
    >
      {() => (
        <>
          {(isOwn || standard) && (
            <p className="permission-notice">{t(isOwn ? 'profile.isOwn' : 'profile.isStandard')}</p>
          )}
          <FormSection title={t('section.general')}>
            <FormField
              form={form}
              name="name"
              label={t('field.name')}
              required
              readOnly={fixed || standard}
              maxLength={64}
            />
            <FormField
              form={form}
              name="description"
              kind="textarea"
              label={t('field.description')}
              readOnly={fixed || standard}
            />
          </FormSection>
          <FormSection title={t('permissions.granted')} description={t('profile.permissionsHint')}>
            <PermissionChoice form={form} readOnly={fixed || standard} />
          </FormSection>
          {stored?.name !== administratorProfile && (
            <FormSection title={t('permissionSets')} description={t('profile.setsHint')}>
              <FormField
                form={form}
                name="permissionSets"
                kind="multi-select"
                label={t('permissionSets')}
                options={model.sets}
                readOnly={fixed}
              />
            </FormSection>
          )}
        </>
      )}
    </FormPage>
  );
});

function ProfileActions({ profile }: { readonly profile: ProfileView }): ReactNode {
  const rows = [profile];
  return (
    <>
      <CommandButton command="admin.cloneProfile" text="profile.clone" icon="copy" rows={rows} />
      {!profile.standard && (
        <CommandButton
          command="admin.deleteProfile"
          text="delete"
          icon="trash"
          rows={rows}
          disabled={profile.users > 0}
        />
      )}
    </>
  );
}
