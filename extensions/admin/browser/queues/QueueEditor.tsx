import { Api, Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
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
import { queueCalls, type QueueView, QueueUserQuery } from '../../common/queueCalls';
import { Members } from '../members/Members';
import { useStoredChange } from '../useStoredChange';
import { QueueForm } from './queueForm';

/** One queue, and who takes work from it. */
export const QueueEditor = observer(function QueueEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const readOnly = !useService(Session).permissions.has(permissions.manageUsers);
  const { key, id } = tab;
  const model = useMemo(() => {
    const stored = (queue: QueueView): void => {
      if (id === newId) replaceTab(tabs, key, { type: 'queue', id: queue.id, name: queue.label });
      else tabs.update(key, { name: queue.label });
    };
    return new QueueForm(api, id, stored);
  }, [api, tabs, key, id]);
  const { form } = model;
  useStoredChange(id, form);
  const stored = id === newId ? undefined : model.stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="inbox"
      title={stored?.label ?? t('queues.make')}
      subtitle={stored && t('profile.users', { count: stored.users })}
      readOnly={readOnly}
      actions={
        stored && !readOnly && <CommandButton command="admin.deleteQueue" text="delete" icon="trash" rows={[stored]} />
      }
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('field.label')} required readOnly={readOnly} maxLength={64} />
            <FormField
              form={form}
              name="name"
              label={t('field.name')}
              hint={t('field.nameHint')}
              required
              readOnly={readOnly}
              maxLength={80}
            />
            <FormField
              form={form}
              name="description"
              kind="textarea"
              label={t('field.description')}
              readOnly={readOnly}
            />
          </FormSection>
          {stored && (
            <FormSection title={t('field.users')} description={t('queue.usersHint')}>
              <QueueMembers queue={stored} readOnly={readOnly} />
            </FormSection>
          )}
        </>
      )}
    </FormPage>
  );
});

function QueueMembers(props: { readonly queue: QueueView; readonly readOnly: boolean }): ReactNode {
  const { queue, readOnly } = props;
  const { id, label } = queue;
  const t = useTexts();
  const api = useService(Api);
  const load = useCallback(
    (query: ListQuery) => (page: PageWanted, signal: AbortSignal) =>
      api.of(queueCalls).users({ params: { id }, query: QueueUserQuery.parse({ ...query, ...page }), signal }),
    [api, id],
  );
  const calls = api.of(queueCalls);
  const add = (user: { readonly id: string }) => calls.addUsers({ params: { id }, body: { users: [user.id] } });
  const remove = (user: { readonly id: string }) => calls.removeUser({ params: { id, userId: user.id } });
  return (
    <Members
      load={load}
      {...(readOnly ? {} : { add, remove })}
      removeQuestion={({ userName }) => t('queue.removeQuestion', { user: userName, label })}
    />
  );
}
