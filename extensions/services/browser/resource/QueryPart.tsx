import { FormField, type FormModel, useOffered, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { conditionPart, fieldsPart, orderPart } from '../../../data/common/queryParts';
import { PartField } from './PartField';
import type { ResourceValues } from './resourceValues';

interface QueryPartProps {
  readonly form: FormModel<ResourceValues>;
}

/** Which rows are asked for, what of them, in which order and how many. */
export const QueryPart = observer(function QueryPart({ form }: QueryPartProps): ReactNode {
  const t = useTexts();
  const Condition = useOffered(conditionPart);
  const Order = useOffered(orderPart);
  const { object, condition, orderby, parameters } = form.values;
  const names = parameters.map(({ name }) => name).filter(Boolean);
  return (
    <>
      {Condition && (
        <PartField form={form} name="condition" label={t('query.condition')} hint={t('query.conditionHint')}>
          <Condition
            key={object}
            object={object}
            condition={condition}
            parameters={names}
            onChange={(next) => form.change('condition', next, t('query.condition'))}
          />
        </PartField>
      )}
      <FieldsPart form={form} />
      {Order && (
        <PartField form={form} name="orderby" label={t('query.order')}>
          <Order
            object={object}
            orderby={orderby}
            onChange={(next) => form.change('orderby', next, t('query.order'))}
          />
        </PartField>
      )}
      <FormField form={form} name="limit" label={t('query.limit')} hint={t('query.limitHint')} />
      <PagesPart form={form} />
      <FormField form={form} name="further" kind="textarea" label={t('query.further')} hint={t('query.furtherHint')} />
    </>
  );
});

/** The parameters by which a caller pages through many rows. */
const PagesPart = observer(function PagesPart({ form }: QueryPartProps): ReactNode {
  const t = useTexts();
  const { parameters, limitBy, skipBy } = form.values;
  const numbers = parameters.filter(({ type, list }) => type === 'number' && !list).map(({ name }) => name);
  if (numbers.length === 0 && limitBy === '' && skipBy === '') return null;
  const options = (chosen: string) => [
    { value: '', label: t('query.nobody') },
    ...[...new Set([...numbers, chosen])].filter(Boolean).map((name) => ({ value: name, label: name })),
  ];
  return (
    <>
      <FormField form={form} name="limitBy" kind="select" label={t('query.limitBy')} options={options(limitBy)} />
      <FormField form={form} name="skipBy" kind="select" label={t('query.skipBy')} options={options(skipBy)} />
    </>
  );
});

/** The fields that rows come with. */
export const FieldsPart = observer(function FieldsPart({ form }: QueryPartProps): ReactNode {
  const t = useTexts();
  const Fields = useOffered(fieldsPart);
  const { object, fields } = form.values;
  if (!Fields) return null;
  const label = t('query.fields');
  return (
    <PartField
      form={form}
      name="fields"
      label={label}
      hint={t(fields.length > 0 ? 'query.fieldsHint' : 'query.allFields')}
    >
      <Fields object={object} label={label} paths={fields} onChange={(next) => form.change('fields', next, label)} />
    </PartField>
  );
});
