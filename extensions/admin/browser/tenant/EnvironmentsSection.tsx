import { Api, Dialogs, Session, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, Table, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { environmentCalls, type EnvironmentView } from '../../common/environmentCalls';
import type { PageWanted } from '../liveList';
import { report } from '../liveList';
import { useLiveList } from './useLiveList';

/** Where the tenant develops, tries out and runs its applications. */
export const EnvironmentsSection = observer(function EnvironmentsSection(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const mayChange = useService(Session).permissions.has(permissions.manageTenant);
  const load = useCallback(
    (_page: PageWanted, signal: AbortSignal) => api.of(environmentCalls).list({ signal }),
    [api],
  );
  const list = useLiveList<EnvironmentView>(load);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string, name?: string): void => report(tabs.open({ type: 'environment', id, name }));
  const chosen = list.rows.find(({ id }) => selected.has(id));
  const remove = async ({ id, name }: EnvironmentView): Promise<void> => {
    const message = t('environment.removeQuestion', { name });
    const detail = t('environment.removeDetail');
    if (await dialogs.confirm({ message, detail, primary: t('remove'), danger: true }))
      await api.of(environmentCalls).remove({ params: { id } });
  };
  const columns: readonly TableColumn<EnvironmentView>[] = [
    { id: 'name', title: t('environment.name'), render: ({ name }) => name },
    { id: 'kind', title: t('environment.kind'), render: ({ kind }) => t(`environment.kind.${kind}`) },
    { id: 'domain', title: t('environment.domain'), render: ({ domain }) => domain },
    {
      id: 'spec',
      title: t('environment.spec'),
      render: ({ spec, official }) => (official ? t('environment.official') : spec),
    },
    { id: 'master', title: t('environment.master'), width: '110px', render: ({ master }) => (master ? t('yes') : '') },
    { id: 'operator', title: t('environment.operator'), render: ({ operator }) => operator },
  ];
  return (
    <section className="tenant-page__section" aria-labelledby="tenant-environments">
      <h2 id="tenant-environments">{t('environments')}</h2>
      <p>{t('environments.hint')}</p>
      {list.rows.length > 0 ? (
        <div className="tenant-page__table">
          <Table
            label={t('environments')}
            columns={columns}
            rows={list.rows}
            getId={({ id }) => id}
            selection="single"
            selected={selected}
            onSelect={setSelected}
            onOpen={({ id, name }) => open(id, name)}
          />
        </div>
      ) : (
        list.state === 'ready' && (
          <EmptyState
            title={t('environments.none')}
            description={t('environments.noneHint')}
            icon="server-environment"
          />
        )
      )}
      {mayChange && (
        <div className="tenant-page__buttons">
          <Button icon="add" onClick={() => open('new', t('environment.new'))}>
            {t('environment.add')}
          </Button>
          <Button secondary icon="edit" disabled={!chosen} onClick={() => chosen && open(chosen.id, chosen.name)}>
            {t('edit')}
          </Button>
          <Button secondary icon="trash" disabled={!chosen} onClick={() => chosen && report(remove(chosen))}>
            {t('remove')}
          </Button>
        </div>
      )}
    </section>
  );
});
