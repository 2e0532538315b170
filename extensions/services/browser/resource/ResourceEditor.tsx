import { type Tab, Tabs } from 'lathe';
import { labelLength, metadataTopic } from 'lathe/common';
import {
  FormField,
  type FormModel,
  FormPage,
  FormSection,
  newId,
  useEditLock,
  useService,
  useStoredChange,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { resourceMethods } from '../../common/resources/resourceData';
import { resourceBase } from '../../common/resourceCalls';
import { AccessPart } from './AccessPart';
import { ActionPart } from './ActionPart';
import { ParameterRows } from './ParameterRows';
import type { ResourceValues } from './resourceValues';
import { useFollowing, useResourceForm } from './useResourceForm';
import { useServiceName } from './useServiceName';
import './resource.css';

/** An address of a service's own: what it takes, what it does, and who may call it. */
export const ResourceEditor = observer(function ResourceEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const service = tab.params['service'] ?? '';
  const model = useResourceForm(tab, service);
  const { form } = model;
  const lock = useEditLock(tab.id, form);
  useStoredChange(tab.id, form, metadataTopic);
  useFollowing(model, tab.id === newId);
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="globe"
      title={model.stored.get()?.resource?.label ?? t('resource.new')}
      subtitle={<ServiceLink service={service} />}
      lock={lock}
      what={t('what.resource')}
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('field.label')} required maxLength={labelLength} />
            <FormField form={form} name="name" label={t('field.name')} required maxLength={80} />
            <FormField form={form} name="description" kind="textarea" label={t('field.description')} maxLength={4000} />
            <FormField form={form} name="active" kind="switch" label={t('field.active')} />
          </FormSection>
          <AddressPart form={form} service={service} />
          <ActionPart form={form} service={service} />
          <AccessPart form={form} />
        </>
      )}
    </FormPage>
  );
});

interface AddressPartProps {
  readonly form: FormModel<ResourceValues>;
  readonly service: string;
}

const AddressPart = observer(function AddressPart({ form, service }: AddressPartProps): ReactNode {
  const t = useTexts();
  const name = useServiceName(service)?.name ?? '…';
  return (
    <FormSection title={t('resource.address')}>
      <FormField
        form={form}
        name="method"
        kind="select"
        label={t('resource.method')}
        options={resourceMethods.map((value) => ({ value, label: value }))}
      />
      <FormField
        form={form}
        name="path"
        label={t('resource.path')}
        hint={t('resource.pathHint', { address: `${resourceBase}/${name}${form.values.path.trim()}` })}
        required
      />
      <ParameterRows form={form} />
    </FormSection>
  );
});

/** The service that it belongs to, one click away. */
const ServiceLink = observer(function ServiceLink({ service }: { readonly service: string }): ReactNode {
  const tabs = useService(Tabs);
  const t = useTexts();
  const known = useServiceName(service);
  if (!known) return null;
  const { label, type } = known;
  const open = (): void =>
    void tabs.open({
      ...{ type: type === 'native' ? 'nativeService' : 'service', id: service, name: label },
      params: { type, section: 'resources' },
    });
  return (
    <button
      type="button"
      className="resource-editor__service"
      onClick={open}
      aria-label={t('resource.ofService', { label })}
    >
      {label}
    </button>
  );
});
