import { Api, type Tab, Tabs } from 'lathe';
import {
  CommandButton,
  FormField,
  FormPage,
  FormSection,
  type ListQuery,
  newId,
  type PageWanted,
  replaceTab,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo } from 'react';
import { permissionSetCalls, type PermissionSetRow, SetUserQuery } from '../../common/permissionSetCalls';
import { Members } from '../members/Members';
import { useStoredChange } from '../useStoredChange';
import { PermissionChoice } from './PermissionChoice';
import { PermissionSetForm } from './permissionSetForm';

/** One permission set: what it grants, and to whom it was given. */
export const PermissionSetEditor = observer(function PermissionSetEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const { key, id } = tab;
  const model = useMemo(() => {
    const stored = (set: PermissionSetRow): void => {
      if (id === newId) replaceTab(tabs, key, { type: 'permissionSet', id: set.id, name: set.label });
      else tabs.update(key, { name: set.label });
    };
    return new PermissionSetForm(api, id, stored);
  }, [api, tabs, key, id]);
  const { form } = model;
  useStoredChange(id, form);
  const stored = id === newId ? undefined : model.stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="key"
      title={stored?.label ?? t('permissionSets.make')}
      subtitle={stored && t('permissionSet.given', { users: stored.users, profiles: stored.profiles })}
      actions={
        stored && <CommandButton command="admin.deletePermissionSet" text="delete" icon="trash" rows={[stored]} />
      }
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('field.label')} required maxLength={64} />
            <FormField
              form={form}
              name="name"
              label={t('field.name')}
              hint={t('field.nameHint')}
              required
              maxLength={80}
            />
            <FormField form={form} name="description" kind="textarea" label={t('field.description')} />
          </FormSection>
          <FormSection title={t('permissions.granted')}>
            <PermissionChoice form={form} />
          </FormSection>
          {stored && (
            <FormSection title={t('field.users')} description={t('permissionSet.usersHint')}>
              <SetMembers set={stored} />
            </FormSection>
          )}
        </>
      )}
    </FormPage>
  );
});

function SetMembers({ set: { id, label } }: { readonly set: PermissionSetRow }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(permissionSetCalls).users({ params: { id }, query: SetUserQuery.parse({ ...query, ...page }), signal }),
    [api, id],
  );
  const calls = api.of(permissionSetCalls);
  return (
    <Members
      load={load}
      add={(user) => calls.addUsers({ params: { id }, body: { users: [user.id] } })}
      remove={(user) => calls.removeFromUser({ params: { id: user.id, permissionId: id } })}
      removeQuestion={({ userName }) => t('permissionSet.takeQuestion', { user: userName, label })}
    />
  );
}
