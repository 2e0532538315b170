import { Commands, formatTime, Session, Tabs, Texts } from 'lathe';
import { metadataTopic, permissions } from 'lathe/common';
import {
  Button,
  Icon,
  type ListQuery,
  ObjectList,
  pageOf,
  report,
  Select,
  type TableColumn,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import type { ObjectRow } from '../../common/centerCalls';
import { objectKinds } from '../../common/objects/objectData';
import { DataClient } from '../dataClient';
import { kindIcons } from './kindIcons';
import { NamespaceMissing } from './NamespaceMissing';
import { useChosenNamespace } from './useChosenNamespace';
import { openObject } from './openObject';
import './center.css';

const everyKind = 'all';

/** All objects: the own ones, those of the platform and views. */
export const DataCenterEditor = observer(function DataCenterEditor(): ReactNode {
  const t = useTexts();
  const client = useService(DataClient);
  const commands = useService(Commands);
  const tabs = useService(Tabs);
  const mayBuild = useService(Session).permissions.has(permissions.developApplication);
  const [kind, setKind] = useState<string>(everyKind);
  const [namespace, setNamespace] = useChosenNamespace();
  const load = useCallback(
    (query: ListQuery) => async () => {
      const { objects, namespace: given } = await (await client.calls).center.objects();
      setNamespace(given);
      const shown = objects.filter((object) => kind === everyKind || object.kind === kind);
      return pageOf(shown, query, ({ label, name, description }) => [label, name, description]);
    },
    [client, kind, setNamespace],
  );
  const columns = useColumns();
  const make = (): void => report(commands.execute(kind === 'view' ? 'data.newViewObject' : 'data.newObject'));
  return (
    <div className="data-center">
      {namespace === null && <NamespaceMissing />}
      <div className="data-center__list">
        <ObjectList<ObjectRow>
          icon="table"
          topic={metadataTopic}
          load={load}
          columns={columns}
          selection="multiple"
          menu="data/center"
          menuContext={([first]) => ({ objectKind: first?.kind ?? '' })}
          texts={{
            label: t('center'),
            search: t('center.search'),
            none: t(kind === everyKind ? 'center.none' : 'center.noneOfKind'),
            noneHint: t(kind === 'view' ? 'center.noneViewHint' : 'center.noneHint'),
            noneFound: t('center.noneFound'),
            make: mayBuild && namespace !== null ? t(kind === 'view' ? 'center.newView' : 'center.new') : undefined,
          }}
          tools={(chosen) => (
            <>
              <div className="data-center__kind">
                <Select
                  label={t('center.kind')}
                  hideLabel
                  value={kind}
                  onChange={setKind}
                  options={[everyKind, ...objectKinds].map((value) => ({ value, label: t(`center.kind.${value}`) }))}
                />
              </div>
              {mayBuild && namespace !== null && kind !== 'view' && (
                <Button secondary icon="open-preview" onClick={() => report(commands.execute('data.newViewObject'))}>
                  {t('center.newView')}
                </Button>
              )}
              <Button
                secondary
                icon="list-flat"
                disabled={!chosen}
                onClick={() => chosen && report(commands.execute('data.openRecords', chosen.name))}
              >
                {t('center.openRecords')}
              </Button>
            </>
          )}
          onMake={make}
          onOpen={(row) => report(openObject(tabs, row))}
          onRemove={(rows) => report(commands.execute('data.deleteObject', rows))}
        />
      </div>
    </div>
  );
});

function useColumns(): readonly TableColumn<ObjectRow>[] {
  const t = useTexts();
  const { locale } = useService(Texts);
  const number = new Intl.NumberFormat(locale);
  return [
    {
      id: 'label',
      title: t('column.label'),
      width: 'minmax(160px, 2fr)',
      sortable: true,
      hover: ({ description }) => description || undefined,
      render: ({ label, kind }) => (
        <span className="data-center__name">
          <Icon name={kindIcons[kind]} /> {label}
        </span>
      ),
    },
    { id: 'name', title: t('column.name'), width: 'minmax(160px, 2fr)', sortable: true, render: ({ name }) => name },
    { id: 'kind', title: t('center.kind'), sortable: true, render: ({ kind }) => t(`center.kind.${kind}`) },
    { id: 'sharing', title: t('object.sharing'), render: ({ sharing }) => t(`object.sharing.${sharing}.short`) },
    {
      id: 'fields',
      title: t('center.fields'),
      width: 'minmax(70px, 0.6fr)',
      align: 'end',
      sortable: true,
      render: ({ fields }) => number.format(fields),
    },
    {
      id: 'rows',
      title: t('center.rows'),
      width: 'minmax(104px, 0.7fr)',
      align: 'end',
      sortable: true,
      hover: ({ guessed }) => (guessed ? t('center.guessed') : undefined),
      render: ({ rows, guessed }) => (rows === null ? '–' : `${guessed ? '≈ ' : ''}${number.format(rows)}`),
    },
    {
      id: 'modifiedAt',
      title: t('column.modified'),
      width: 'minmax(140px, 1fr)',
      sortable: true,
      hover: ({ modifiedByName }) => modifiedByName || undefined,
      render: ({ modifiedAt, kind }) =>
        kind === 'standard' && modifiedAt.startsWith('1970') ? '–' : formatTime(modifiedAt, locale),
    },
  ];
}
