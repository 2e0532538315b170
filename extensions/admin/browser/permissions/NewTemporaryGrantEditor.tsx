import { Api, QuickInput, type Tab, Tabs } from 'lathe';
import {
  Button,
  FormField,
  FormModel,
  FormPage,
  FormSection,
  replaceTab,
  report,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { longestMinutes, temporaryAuthorityCalls } from '../../common/temporaryAuthorityCalls';
import { pickUser } from '../members/pickUser';
import { knownPermissions } from './knownPermissions';
import { permissionKeys } from './permissionKeys';
import './permissions.css';

interface NewGrant {
  readonly userId: string;
  readonly userName: string;
  readonly permission: string;
  readonly minutes: number;
  readonly reason: string;
}

/** Grants a permission for a time. */
export const NewTemporaryGrantEditor = observer(function NewTemporaryGrantEditor({
  tab,
}: {
  readonly tab: Tab;
}): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const quickInput = useService(QuickInput);
  const { key, params } = tab;
  const { user: wantedUser = '', userName: wantedName = '' } = params;
  const form = useMemo(
    () =>
      new FormModel<NewGrant>({
        load: async () => ({ userId: wantedUser, userName: wantedName, permission: '', minutes: 60, reason: '' }),
        save: async ({ permission: wanted, userId, minutes, reason }) => {
          const [permission] = knownPermissions([wanted]);
          if (!permission) return;
          await api.of(temporaryAuthorityCalls).grant({ body: { userId, permission, minutes, reason } });
          replaceTab(tabs, key, { type: 'temporaryAuthority' });
        },
      }),
    [api, tabs, key, wantedUser, wantedName],
  );
  const choose = async (): Promise<void> => {
    const chosen = await pickUser(api, quickInput, t('members.choose'));
    if (!chosen) return;
    form.set('userId', chosen.id, t('field.userName'));
    form.set('userName', chosen.userName, t('field.userName'));
  };
  return (
    <FormPage tab={tab} form={form} icon="watch" title={t('temporary.make')}>
      {() => (
        <FormSection title={t('temporary')} description={t('temporary.hint')}>
          <div className="grant-user">
            <FormField form={form} name="userName" label={t('field.userName')} required readOnly />
            <Button secondary icon="account" onClick={() => report(choose())}>
              {t('members.choose')}
            </Button>
          </div>
          <FormField
            form={form}
            name="permission"
            kind="select"
            label={t('permission')}
            placeholder={t('explain.choosePermission')}
            required
            options={permissionKeys.map((each) => ({ value: each.name, label: t(`permission.${each.key}`) }))}
          />
          <FormField
            form={form}
            name="minutes"
            kind="number"
            label={t('temporary.minutes')}
            hint={t('temporary.minutesHint')}
            required
            min={1}
            max={longestMinutes}
          />
          <FormField form={form} name="reason" kind="textarea" label={t('temporary.reason')} required maxLength={400} />
        </FormSection>
      )}
    </FormPage>
  );
});
