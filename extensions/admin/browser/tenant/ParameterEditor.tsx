import { Api, Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { parameterCalls, type SystemParameter } from '../../common/parameterCalls';

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
    return new FormModel<SystemParameter>({
      load: async () => (id === 'new' ? blank : calls.get({ query: { sysparametername: id } })),
      save: async ({ name, ...body }) => {
        const saved = await calls.set({ params: { name: id === 'new' ? name.trim() : id }, body });
        id = saved.name;
        tabs.update(key, { id, name: id });
        return saved;
      },
    });
    // A tab that gets another id shows the same parameter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, tabs, key]);
  return (
    <FormPage tab={tab} form={form} title={tab.name} icon="symbol-parameter" readOnly={!mayChange}>
      {() => (
        <FormSection title={t('parameter')}>
          <FormField
            form={form}
            name="name"
            label={t('parameter.name')}
            hint={t('parameter.nameHint')}
            maxLength={80}
            readOnly={tab.id !== 'new'}
            required
          />
          <FormField form={form} name="value" kind="textarea" label={t('parameter.value')} />
          <FormField form={form} name="description" label={t('parameter.description')} maxLength={500} />
        </FormSection>
      )}
    </FormPage>
  );
});
