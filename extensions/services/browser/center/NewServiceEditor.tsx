import { MetadataClient, type Tab, Tabs } from 'lathe';
import { type JsonData, labelLength, nameFromWords } from 'lathe/common';
import { FormField, FormModel, FormPage, FormSection, replaceTab, useService, useTexts } from 'lathe/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { ServiceType } from '../../common/serviceData';
import { serviceTab } from '../openService';
import { ServiceQuotaLine } from './ServiceQuotaLine';
import { useServiceQuota } from './useServiceQuota';

interface NewService {
  readonly label: string;
  readonly name: string;
  readonly description: string;
}

/** What it takes to begin with a service. */
export const NewServiceEditor = observer(function NewServiceEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const type: ServiceType = tab.type === 'newNativeService' ? 'native' : 'simple';
  const quota = useServiceQuota();
  const form = useNewService(tab.key, type);
  const prefix = quota?.namespace ? `${quota.namespace}__` : '';
  const own = quota?.[type];
  const full = own !== undefined && own.limit !== null && own.used >= own.limit;
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="server-process"
      title={t(`new.${type}`)}
      saveText={t('new.create')}
      subtitle={quota && <ServiceQuotaLine quota={quota} type={type} />}
    >
      {() => (
        <>
          {full && !form.problem && (
            <div className="form__problem" role="alert">
              {type === 'native' ? t('error.NATIVE_SERVICE_QUOTA') : t('error.SERVICE_QUOTA', { type: 'Asset' })}
            </div>
          )}
          <FormSection title={t('section.general')} description={t(`new.hint.${type}`)}>
            <FormField form={form} name="label" label={t('field.label')} required maxLength={labelLength} />
            <FormField
              form={form}
              name="name"
              label={t('field.name')}
              hint={t('new.nameHint', { name: `${prefix}${form.values.name || 'Orders'}` })}
              required
            />
            <FormField form={form} name="description" kind="textarea" label={t('field.description')} maxLength={4000} />
          </FormSection>
          {/* With it Enter in a field creates the service. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </>
      )}
    </FormPage>
  );
});

function useNewService(key: string, type: ServiceType): FormModel<NewService> {
  const client = useService(MetadataClient);
  const tabs = useService(Tabs);
  const form = useMemo(
    () =>
      new FormModel<NewService>({
        load: () => Promise.resolve({ label: '', name: '', description: '' }),
        save: async ({ label, name, description }) => {
          const data: JsonData = { type, ...(description.trim() ? { description: description.trim() } : {}) };
          const made = await client.create('Service', { label: label.trim(), name: name.trim(), data });
          replaceTab(tabs, key, serviceTab({ id: made.id, label: made.label, type }));
        },
      }),
    [client, tabs, key, type],
  );
  useEffect(
    () =>
      reaction(
        () => (form.state === 'ready' ? form.values.label : ''),
        (label, before) => {
          if (form.values.name === nameFromWords(before)) form.change('name', nameFromWords(label));
        },
      ),
    [form],
  );
  return form;
}
