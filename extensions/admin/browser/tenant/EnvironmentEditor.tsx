import { Api, Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { CommandButton, FormField, FormModel, FormPage, FormSection, newId, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { environmentCalls, type EnvironmentInput, environmentKinds, operators } from '../../common/environmentCalls';
import { useStoredChange } from '../useStoredChange';
import { settingTopic } from './settingTopic';

type EnvironmentForm = Omit<EnvironmentInput, 'operator'> & {
  readonly operator: Exclude<EnvironmentInput['operator'], ''> | 'none';
};

const blank: EnvironmentForm = { name: '', kind: 'dev', domain: '', spec: '', master: false, operator: 'none' };

/** One environment, or a new one. */
export const EnvironmentEditor = observer(function EnvironmentEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const { key } = tab;
  const form = useMemo(() => {
    const calls = api.of(environmentCalls);
    // The tab gets the id of what was made in it.
    let { id } = tab;
    return new FormModel<EnvironmentForm>({
      load: async () => {
        if (id === newId) return blank;
        const found = (await calls.list()).rows.find((each) => each.id === id);
        if (!found) throw new Error(t('environment.gone'));
        tabs.update(key, { name: found.name });
        return toForm(found);
      },
      save: async ({ operator, ...rest }) => {
        const body: EnvironmentInput = { ...rest, operator: operator === 'none' ? '' : operator };
        const saved = id === newId ? await calls.create({ body }) : await calls.change({ params: { id }, body });
        id = saved.id;
        tabs.update(key, { id, name: saved.name });
        return toForm(saved);
      },
    });
    // A tab that gets another id shows the same environment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, tabs, key]);
  useStoredChange('environments', form, settingTopic);
  const isNew = tab.id === newId;
  return (
    <FormPage
      tab={tab}
      form={form}
      title={isNew ? t('environment.new') : tab.name}
      icon="server-environment"
      readOnly={!mayChange}
      actions={
        !isNew &&
        mayChange && (
          <CommandButton
            command="admin.deleteEnvironment"
            text="remove"
            icon="trash"
            rows={[{ id: tab.id, name: tab.name }]}
          />
        )
      }
    >
      {() => (
        <FormSection title={t('environment')}>
          <FormField
            form={form}
            name="name"
            label={t('environment.name')}
            maxLength={64}
            readOnly={!mayChange}
            required
          />
          <FormField
            form={form}
            name="kind"
            kind="select"
            label={t('environment.kind')}
            options={environmentKinds.map((value) => ({ value, label: t(`environment.kind.${value}`) }))}
          />
          <FormField
            form={form}
            name="domain"
            label={t('environment.domain')}
            hint={t('environment.domainHint')}
            placeholder={t('environment.domainExample')}
          />
          <FormField form={form} name="spec" label={t('environment.spec')} hint={t('environment.specHint')} />
          <FormField form={form} name="master" kind="checkbox" label={t('environment.masterLong')} />
          <FormField
            form={form}
            name="operator"
            kind="select"
            label={t('environment.operator')}
            options={[
              { value: 'none', label: t('environment.noOperator') },
              ...operators.map((value) => ({ value, label: value })),
            ]}
          />
        </FormSection>
      )}
    </FormPage>
  );
});

function toForm({ name, kind, domain, spec, master, operator }: EnvironmentInput): EnvironmentForm {
  return { name, kind, domain, spec, master, operator: operator || 'none' };
}
