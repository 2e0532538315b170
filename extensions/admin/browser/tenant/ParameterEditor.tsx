import { Api, Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { CommandButton, FormField, FormModel, FormPage, FormSection, newId, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { parameterCalls, type SystemParameter } from '../../common/parameterCalls';
import { useStoredChange } from '../useStoredChange';
import { settingTopic } from './settingTopic';

const blank: SystemParameter = { name: '', value: '', description: '' };

/** One system parameter, or a new one; its name is for good. */
export const ParameterEditor = observer(function ParameterEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const { key } = tab;
  const form = useMemo(() => {
    const calls = api.of(parameterCalls);
    // The tab gets the name of what was made in it.
    let { id } = tab;
    let taken: ReadonlySet<string> = new Set();
    return new FormModel<SystemParameter>({
      load: async () => {
        if (id !== newId) {
          tabs.update(key, { name: id });
          return calls.get({ query: { sysparametername: id } });
        }
        taken = new Set((await calls.list({ query: {} })).rows.map(({ name }) => name));
        return blank;
      },
      // Whoever makes one must not change another by accident.
      check: ({ name }) =>
        id === newId && taken.has(name.trim()) ? { name: t('error.NAME_TAKEN', { name: name.trim() }) } : {},
      save: async ({ name, ...body }) => {
        const saved = await calls.set({ params: { name: id === newId ? name.trim() : id }, body });
        id = saved.name;
        tabs.update(key, { id, name: id });
        return saved;
      },
    });
    // A tab that gets another id shows the same parameter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, tabs, key, t]);
  useStoredChange('systemParameters', form, settingTopic);
  const isNew = tab.id === newId;
  return (
    <FormPage
      tab={tab}
      form={form}
      title={isNew ? t('parameter.new') : tab.id}
      icon="symbol-parameter"
      readOnly={!mayChange}
      actions={
        !isNew &&
        mayChange && (
          <CommandButton command="admin.deleteParameter" text="remove" icon="trash" rows={[{ id: tab.id }]} />
        )
      }
    >
      {() => (
        <FormSection title={t('parameter')}>
          <FormField
            form={form}
            name="name"
            label={t('parameter.name')}
            hint={t('parameter.nameHint')}
            maxLength={80}
            readOnly={!isNew}
            required
          />
          <FormField form={form} name="value" kind="textarea" label={t('parameter.value')} />
          <FormField form={form} name="description" label={t('parameter.description')} maxLength={500} />
        </FormSection>
      )}
    </FormPage>
  );
});
