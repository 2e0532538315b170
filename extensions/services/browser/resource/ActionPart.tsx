import { FormField, type FormModel, FormSection, useOffered, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { fieldValuesPart } from '../../../data/common/queryParts';
import { useServiceParts } from '../editor/useServiceParts';
import { ServicesClient } from '../servicesClient';
import { PartField } from './PartField';
import { FieldsPart, QueryPart } from './QueryPart';
import type { ResourceValues } from './resourceValues';

const kinds = ['query', 'read', 'create', 'update', 'delete'] as const;

interface ActionPartProps {
  readonly form: FormModel<ResourceValues>;
  readonly service: string;
}

/** What a resource does: with which rows of which object. */
export const ActionPart = observer(function ActionPart({ form, service }: ActionPartProps): ReactNode {
  const t = useTexts();
  const objects = useObjects(service);
  const { kind, object, method } = form.values;
  // GET only reads.
  const offered = kinds.filter((each) => method !== 'GET' || each === 'query' || each === 'read' || each === kind);
  return (
    <FormSection title={t('resource.action')}>
      <FormField
        form={form}
        name="kind"
        kind="select"
        label={t('resource.kind')}
        options={offered.map((value) => ({ value, label: t(`resource.kind.${value}`) }))}
      />
      <FormField
        form={form}
        name="object"
        kind="select"
        label={t('resource.object')}
        hint={t(objects?.length === 0 ? 'resource.noObjects' : 'resource.objectHint')}
        options={objects ?? []}
        required
      />
      {['read', 'update', 'delete'].includes(kind) && <RowPart form={form} />}
      {object !== '' && kind === 'query' && <QueryPart form={form} />}
      {object !== '' && kind === 'read' && <FieldsPart form={form} />}
      {object !== '' && (kind === 'create' || kind === 'update') && <ValuesPart form={form} />}
    </FormSection>
  );
});

interface PartProps {
  readonly form: FormModel<ResourceValues>;
}

/** The parameter that says which row. */
const RowPart = observer(function RowPart({ form }: PartProps): ReactNode {
  const t = useTexts();
  const { parameters, row } = form.values;
  const names = [...new Set([...parameters.map(({ name }) => name), row])].filter(Boolean);
  return (
    <FormField
      form={form}
      name="row"
      kind="select"
      label={t('resource.row')}
      hint={t('resource.rowHint')}
      options={names.map((value) => ({ value, label: value }))}
      required
    />
  );
});

const ValuesPart = observer(function ValuesPart({ form }: PartProps): ReactNode {
  const t = useTexts();
  const Values = useOffered(fieldValuesPart);
  const { object, values, parameters } = form.values;
  if (!Values) return null;
  return (
    <PartField form={form} name="values" label={t('resource.values')} hint={t('resource.valuesHint')}>
      <Values
        key={object}
        object={object}
        values={values}
        parameters={parameters.map(({ name }) => name).filter(Boolean)}
        onChange={(next) => form.change('values', next, t('resource.values'))}
      />
    </PartField>
  );
});

/** The objects among the items of a service; undefined until they are known. */
function useObjects(serviceId: string) {
  const client = useService(ServicesClient);
  const load = useCallback(async () => {
    const { services } = await client.calls;
    const items = await services.items({ params: { id: serviceId, type: 'all' } });
    return items
      .filter(({ type, missing }) => (type === 'CustomObject' || type === 'ViewObject') && !missing)
      .map(({ compId, label, name }) => ({ value: compId ?? '', label: label || name, description: name }));
  }, [client, serviceId]);
  return useServiceParts('ServiceItem', load).value;
}
