import { Api, Dialogs, Session, type Tab, Tabs } from 'lathe';
import { Button, FormField, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { profileCalls, type ProfileView } from '../../common/profileCalls';
import { report } from '../liveList';
import { useStoredChange } from '../useStoredChange';
import { makeProfile } from './makeProfile';
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
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const remove = async (): Promise<void> => {
    const message = t('profile.deleteQuestion', { name: profile.name });
    const question = {
      message,
      detail: t('delete.detail'),
      primary: t('delete'),
      type: 'warning',
      danger: true,
    } as const;
    if (!(await dialogs.confirm(question))) return;
    await api.of(profileCalls).remove({ params: { id: profile.id } });
    tabs.closeNow(tabs.all.filter(({ type, id }) => type === 'profile' && id === profile.id).map(({ key }) => key));
  };
  return (
    <>
      <Button secondary icon="copy" onClick={() => makeProfile(tabs, profile)}>
        {t('profile.clone')}
      </Button>
      {!profile.standard && (
        <Button secondary icon="trash" disabled={profile.users > 0} onClick={() => report(remove())}>
          {t('delete')}
        </Button>
      )}
    </>
  );
}
