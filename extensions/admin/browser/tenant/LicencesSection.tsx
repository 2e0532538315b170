import { Api, Dialogs, Session } from 'lathe';
import { isMetadataName, permissions } from 'lathe/common';
import { Button, EmptyState, Table, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import { type Licence, licenceCalls } from '../../common/licenceCalls';
import { report } from '../liveList';
import { useLiveList } from './useLiveList';

type Row = Licence & { readonly id: string };

/** What the tenant has bought. */
export const LicencesSection = observer(function LicencesSection(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const mayChange = useService(Session).permissions.has(permissions.manageSystem);
  const load = useCallback(
    async (_page: object, signal: AbortSignal) => {
      const { rows, total } = await api.of(licenceCalls).list({ signal });
      return { rows: rows.map((row) => ({ ...row, id: row.name })), total };
    },
    [api],
  );
  const list = useLiveList<Row>(load);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.rows.find(({ id }) => selected.has(id));
  const edit = async (known?: Row): Promise<void> => {
    const name = {
      id: 'name',
      label: t('licence.name'),
      validate: (text: string) => (isMetadataName(text) ? undefined : t('licence.badName')),
    };
    const value = {
      id: 'value',
      label: t('licence.value'),
      value: known?.value ?? '1',
      validate: (text: string) => (text.trim() === '' ? t('licence.noValue') : undefined),
    };
    const message = known ? t('licence.change', { name: known.name }) : t('licence.grant');
    const inputs = known ? [value] : [name, value];
    const { button, values } = await dialogs.message({
      message,
      inputs,
      buttons: [{ id: 'save', label: t('licence.save') }],
    });
    if (button === undefined) return;
    const params = { name: known?.name ?? values['name'] ?? '' };
    await api.of(licenceCalls).set({ params, body: { value: values['value'] ?? '' } });
  };
  const remove = async ({ name }: Row): Promise<void> => {
    const message = t('licence.removeQuestion', { name });
    if (await dialogs.confirm({ message, primary: t('remove'), danger: true }))
      await api.of(licenceCalls).remove({ params: { name } });
  };
  const columns: readonly TableColumn<Row>[] = [
    { id: 'name', title: t('licence.name'), render: ({ name }) => name },
    { id: 'value', title: t('licence.value'), render: ({ value }) => value },
  ];
  return (
    <section className="tenant-page__section" aria-labelledby="tenant-licences">
      <h2 id="tenant-licences">{t('licences')}</h2>
      <p>{t('licences.hint')}</p>
      {list.rows.length > 0 ? (
        <div className="tenant-page__table">
          <Table
            label={t('licences')}
            columns={columns}
            rows={list.rows}
            getId={({ id }) => id}
            selection="single"
            selected={selected}
            onSelect={setSelected}
            onOpen={(row) => mayChange && report(edit(row))}
          />
        </div>
      ) : (
        list.state === 'ready' && (
          <EmptyState title={t('licences.none')} description={t('licences.noneHint')} icon="verified" />
        )
      )}
      {mayChange && (
        <div className="tenant-page__buttons">
          <Button icon="add" onClick={() => report(edit())}>
            {t('licence.grant')}
          </Button>
          <Button secondary icon="edit" disabled={!chosen} onClick={() => chosen && report(edit(chosen))}>
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
