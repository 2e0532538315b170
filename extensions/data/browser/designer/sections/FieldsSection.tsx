import { Commands, formatTime, MetadataClient, Tabs, Texts } from 'lathe';
import { metadataTopic } from 'lathe/common';
import {
  Button,
  Icon,
  type ListQuery,
  ObjectList,
  pageOf,
  report,
  type TableColumn,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { fieldIcons } from '../fieldIcons';
import type { StoredObject } from '../objectForm';
import { type FieldRow, fieldRows } from './fieldRows';
import { fieldSummary } from './fieldSummary';

/** The fields of an object: searched, sorted, and each with what matters of its type. */
export const FieldsSection = observer(function FieldsSection({ object }: { readonly object: StoredObject }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const load = useFields(object);
  const columns = useColumns();
  const own = (rows: readonly FieldRow[]) => rows.filter(({ system }) => !system);
  return (
    <ObjectList<FieldRow>
      icon="symbol-field"
      topic={metadataTopic}
      load={load}
      columns={columns}
      firstSort={{ column: '', descending: false }}
      selection="multiple"
      menu="data/field"
      menuContext={([row]) => ({ fieldOwn: row !== undefined && !row.system })}
      texts={{
        label: t('designer.fieldsOf', { label: object.label }),
        search: t('fields.search'),
        none: t('fields.none'),
        noneHint: t('fields.noneHint'),
        noneFound: t('fields.noneFound'),
        make: object.data.kind === 'view' ? undefined : t('fields.new'),
      }}
      tools={() =>
        object.data.kind !== 'view' && (
          <Button secondary icon="trash" onClick={() => report(commands.execute('data.restoreField', object.id))}>
            {t('fields.deleted')}
          </Button>
        )
      }
      onMake={() => report(commands.execute('data.newField', object.id))}
      onOpen={({ id, label, system }) =>
        system
          ? undefined
          : report(tabs.open({ type: 'dataField', id, name: label, params: { object: object.id, id } }))
      }
      onRemove={(rows) => report(commands.execute('data.deleteField', own(rows)))}
    />
  );
});

function useFields({ id }: StoredObject) {
  const client = useService(MetadataClient);
  const descriptions = useService(ObjectDescriptions);
  return useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const { parts } = await client.calls;
      const asked = {
        params: { type: 'object', id, part: 'Field' },
        query: { limit: 1000, order: 'createdAt' },
        signal,
      };
      // Who may build objects and not see their rows is told the own fields alone.
      const [{ rows }, described] = await Promise.all([parts.list(asked), descriptions.of(id).catch(() => undefined)]);
      const all = fieldRows(rows, described?.fields ?? []);
      const page = pageOf(all, query, ({ label, name, type, help }) => [label, name, type, help]);
      // As they were made, until somebody sorts them.
      return query.sort === '' ? { ...page, rows: all.filter((row) => page.rows.includes(row)) } : page;
    },
    [client, descriptions, id],
  );
}

function useColumns(): readonly TableColumn<FieldRow>[] {
  const t = useTexts();
  const { locale } = useService(Texts);
  return [
    {
      id: 'label',
      title: t('column.label'),
      width: 'minmax(130px, 1.6fr)',
      sortable: true,
      hover: ({ help }) => help || undefined,
      render: ({ label, type, system }) => (
        <span className={system ? 'designer__cell designer__muted' : 'designer__cell'}>
          <Icon name={fieldIcons[type]} /> {label}
        </span>
      ),
    },
    {
      id: 'name',
      title: t('column.name'),
      width: 'minmax(130px, 1.6fr)',
      sortable: true,
      render: ({ name, system }) => <span className={system ? 'designer__muted' : undefined}>{name}</span>,
    },
    {
      id: 'type',
      title: t('field.type'),
      width: 'minmax(110px, 1fr)',
      sortable: true,
      render: ({ type }) => t(`fieldType.${type}`),
    },
    {
      id: 'details',
      title: t('fields.details'),
      width: 'minmax(82px, 1.6fr)',
      render: (row) => fieldSummary(row, t),
      hover: (row) => fieldSummary(row, t) || undefined,
    },
    {
      id: 'required',
      title: t('field.required'),
      width: 'minmax(76px, 0.5fr)',
      sortable: true,
      render: ({ required }) => (required ? <Icon name="check" label={t('yes')} /> : ''),
    },
    {
      id: 'unique',
      title: t('field.unique'),
      width: 'minmax(62px, 0.5fr)',
      sortable: true,
      render: ({ unique }) => (unique ? <Icon name="check" label={t('yes')} /> : ''),
    },
    {
      id: 'modifiedAt',
      title: t('column.modified'),
      width: 'minmax(136px, 1fr)',
      sortable: true,
      render: ({ modifiedAt }) => (modifiedAt ? formatTime(modifiedAt, locale) : t('fields.system')),
    },
  ];
}
