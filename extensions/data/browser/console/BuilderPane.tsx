import { ActionButton, Checkbox, ComboBox, EmptyState, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectSummary } from '../../common/describeCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { FilterBuilder } from '../filter/FilterBuilder';
import { PathPicker } from '../filter/PathPicker';
import { useObjects } from '../saved/useObjectLabels';
import type { QueryConsole } from './queryConsole';

interface PartProps {
  readonly console: QueryConsole;
  readonly object: string;
  readonly request: QueryRequest;
}

/** The query as a form: what is changed here is changed in the text, and the other way round. */
export const BuilderPane = observer(function BuilderPane({ console }: { readonly console: QueryConsole }): ReactNode {
  const t = useTexts();
  const objects = useObjects();
  const { query } = console;
  if (!query) return <EmptyState icon="json" title={t('console.notJson')} description={t('console.notJsonHint')} />;
  const { object, request, names } = query;
  const chosen = objects.find(({ name }) => name.toLowerCase() === object.toLowerCase());
  const option = (each: ObjectSummary) => ({ value: each.name, label: each.label, description: each.name });
  return (
    <div className="query-builder">
      <ComboBox
        label={t('console.object')}
        required
        placeholder={t('console.chooseObject')}
        value={chosen && option(chosen)}
        options={objects.map(option)}
        onChange={(each) => each && console.set(['object'], each.value)}
      />
      {chosen && (
        <>
          <Fields console={console} object={chosen.name} request={request} />
          <section className="query-builder__part">
            <h3>{t('console.condition')}</h3>
            <FilterBuilder
              object={chosen.name}
              condition={request.condition}
              onChange={(condition) => console.set(['condition'], condition && JSON.parse(JSON.stringify(condition)))}
            />
          </section>
          <Orders console={console} object={chosen.name} request={request} />
          <section className="query-builder__part query-builder__limits">
            <NumberField console={console} part="limit" value={request.options?.limit} />
            <NumberField console={console} part="skip" value={request.options?.skip} />
          </section>
          <Checkbox
            label={t('console.names')}
            checked={names}
            onChange={(checked) => console.set(['base'], checked ? 'I' : undefined)}
          />
        </>
      )}
    </div>
  );
});

const Fields = observer(function Fields({ console, object, request }: PartProps): ReactNode {
  const t = useTexts();
  const fields = request.options?.fields ?? [];
  const set = (next: readonly string[]): void =>
    console.set(['options', 'fields'], next.length > 0 ? [...next] : undefined);
  return (
    <section className="query-builder__part">
      <h3>{t('console.fields')}</h3>
      {fields.length === 0 && <p className="query-builder__note">{t('console.allFields')}</p>}
      <ul className="query-builder__chips">
        {fields.map((path) => (
          <li key={path}>
            {path}
            <ActionButton
              icon="close"
              label={t('console.removeField', { name: path })}
              onClick={() => set(fields.filter((each) => each !== path))}
            />
          </li>
        ))}
      </ul>
      <PathPicker
        key={fields.length}
        object={object}
        path=""
        label={t('console.addField')}
        onChange={(path) => !fields.includes(path) && set([...fields, path])}
      />
    </section>
  );
});

const Orders = observer(function Orders({ console, object, request }: PartProps): ReactNode {
  const t = useTexts();
  const orders = request.options?.orderby ?? [];
  const set = (next: typeof orders): void =>
    console.set(['options', 'orderby'], next.length > 0 ? next.map((each) => ({ ...each })) : undefined);
  const directions = (['asc', 'desc'] as const).map((value) => ({ value, label: t(`console.order.${value}`) }));
  return (
    <section className="query-builder__part">
      <h3>{t('console.order')}</h3>
      {orders.map((each, index) => (
        <div className="query-builder__order" key={each.field}>
          <span className="query-builder__path">{each.field}</span>
          <Select
            label={t('console.direction', { name: each.field })}
            hideLabel
            options={directions}
            value={each.order ?? 'asc'}
            onChange={(order) =>
              set(orders.with(index, { field: each.field, order: order === 'desc' ? 'desc' : 'asc' }))
            }
          />
          <ActionButton
            icon="close"
            label={t('console.removeOrder', { name: each.field })}
            onClick={() => set(orders.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <PathPicker
        key={orders.length}
        object={object}
        path=""
        label={t('console.addOrder')}
        onChange={(field) => !orders.some((each) => each.field === field) && set([...orders, { field, order: 'asc' }])}
      />
    </section>
  );
});

function NumberField({
  console,
  part,
  value,
}: {
  readonly console: QueryConsole;
  readonly part: 'limit' | 'skip';
  readonly value: number | undefined;
}): ReactNode {
  const t = useTexts();
  return (
    <TextField
      type="number"
      label={t(`console.${part}`)}
      value={value === undefined ? '' : String(value)}
      onChange={(text) => console.set(['options', part], text === '' ? undefined : Number(text))}
    />
  );
}
