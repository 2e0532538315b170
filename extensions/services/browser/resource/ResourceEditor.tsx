import { MetadataClient, type Tab, Tabs } from 'lathe';
import { labelLength, metadataTopic, nameFromWords } from 'lathe/common';
import {
  FormField,
  type FormModel,
  FormPage,
  FormSection,
  newId,
  replaceTab,
  useService,
  useStoredChange,
  useTexts,
} from 'lathe/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { resourceMethods } from '../../common/resources/resourceData';
import { useServiceParts } from '../editor/useServiceParts';
import { ServicesClient } from '../servicesClient';
import { ResourceForm } from './resourceForm';
import type { ResourceValues } from './resourceValues';

const kinds = ['query', 'read', 'create', 'update', 'delete'] as const;

interface Fields {
  readonly form: FormModel<ResourceValues>;
}

/** An address of a service's own: what it takes, and what it does. */
export const ResourceEditor = observer(function ResourceEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const service = tab.params['service'] ?? '';
  const model = useResource(tab, service);
  const { form } = model;
  useStoredChange(tab.id, form, metadataTopic);
  useProposedName(form, tab.id === newId);
  return (
    <FormPage tab={tab} form={form} icon="globe" title={model.stored.get()?.label ?? t('resource.new')}>
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('field.label')} required maxLength={labelLength} />
            <FormField form={form} name="name" label={t('field.name')} required maxLength={80} />
            <FormField form={form} name="description" kind="textarea" label={t('field.description')} maxLength={4000} />
            <FormField form={form} name="active" kind="switch" label={t('field.active')} />
          </FormSection>
          <Address form={form} />
          <Action form={form} service={service} />
        </>
      )}
    </FormPage>
  );
});

const Address = observer(function Address({ form }: Fields): ReactNode {
  const t = useTexts();
  return (
    <FormSection title={t('resource.address')}>
      <FormField
        form={form}
        name="method"
        kind="select"
        label={t('resource.method')}
        options={resourceMethods.map((value) => ({ value, label: value }))}
      />
      <FormField form={form} name="path" label={t('resource.path')} hint={t('resource.pathHint')} required />
      <FormField
        form={form}
        name="parameters"
        kind="textarea"
        label={t('resource.parameters')}
        hint={t('resource.parametersHint')}
      />
    </FormSection>
  );
});

const Action = observer(function Action({ form, service }: Fields & { readonly service: string }): ReactNode {
  const t = useTexts();
  const objects = useObjects(service);
  const { kind } = form.values;
  const hasRow = kind === 'read' || kind === 'update' || kind === 'delete';
  return (
    <FormSection title={t('resource.action')}>
      <FormField
        form={form}
        name="kind"
        kind="select"
        label={t('resource.kind')}
        options={kinds.map((value) => ({ value, label: t(`resource.kind.${value}`) }))}
      />
      <FormField
        form={form}
        name="object"
        kind="select"
        label={t('resource.object')}
        hint={t('resource.objectHint')}
        options={objects}
        required
      />
      {hasRow && <FormField form={form} name="row" label={t('resource.row')} hint={t('resource.rowHint')} required />}
      {kind === 'query' && (
        <FormField
          form={form}
          name="request"
          kind="textarea"
          label={t('resource.request')}
          hint={t('resource.requestHint')}
        />
      )}
      {(kind === 'create' || kind === 'update') && (
        <FormField
          form={form}
          name="values"
          kind="textarea"
          label={t('resource.values')}
          hint={t('resource.valuesHint')}
        />
      )}
    </FormSection>
  );
});

/** The objects among the items of a service. */
function useObjects(serviceId: string) {
  const client = useService(ServicesClient);
  const load = useCallback(async () => {
    const { services } = await client.calls;
    const items = await services.items({ params: { id: serviceId, type: 'all' } });
    return items
      .filter(({ type, missing }) => (type === 'CustomObject' || type === 'ViewObject') && !missing)
      .map(({ compId, label, name }) => ({ value: compId ?? '', label: label || name, description: name }));
  }, [client, serviceId]);
  return useServiceParts('ServiceItem', load).value ?? [];
}

function useResource({ id, key }: Tab, service: string): ResourceForm {
  const t = useTexts();
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  return useMemo(
    () =>
      new ResourceForm(id, service, {
        ...{ metadata, t },
        onStored: ({ id: made, label }) => {
          if (id !== newId) return tabs.update(key, { name: label });
          replaceTab(tabs, key, { type: 'serviceResource', id: made, name: label, params: { service } });
        },
      }),
    [id, key, service, metadata, tabs, t],
  );
}

/** The name follows the label as long as nobody has said another. */
function useProposedName(form: FormModel<ResourceValues>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return undefined;
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === nameFromWords(before)) form.change('name', nameFromWords(label));
      },
    );
  }, [form, isNew]);
}
