import { Api, type Tab, Tabs } from 'lathe';
import { isEnded } from 'lathe/common';
import { Button, Checkbox, EmptyState, Facts, report, Select, useJob, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { ExportResult } from '../../common/transfer/exportShapes';
import { DataClient } from '../dataClient';
import { useObjectDescription } from '../describe/useObjectDescription';
import { downloadBlob } from './downloadBlob';
import { ExportModel } from './exportModel';
import { ExportScopes } from './exportScopes';
import { JobProgress } from './JobProgress';
import { useTabName } from '../useTabName';
import './transfer.css';

/** Writes rows into a file: which ones, which of their fields, and how. */
export const ExportEditor = observer(function ExportEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const object = tab.params['object'] ?? tab.id;
  const { description, problem, retry } = useObjectDescription(object);
  useTabName(tab, description && t('transfer.exportTitle', { object: description.plural }));
  const model = useExport(tab, object);
  if (problem !== undefined)
    return (
      <EmptyState icon="error" title={t('transfer.noObject')} description={problem}>
        <Button onClick={retry}>{t('transfer.retry')}</Button>
      </EmptyState>
    );
  if (!description) return <EmptyState icon="loading" title={t('transfer.loading')} />;
  return (
    <div className="transfer">
      <header className="transfer__head">
        <h1>{t('transfer.exportTitle', { object: description.plural })}</h1>
      </header>
      {model.problem !== undefined && (
        <p className="transfer__problem" role="alert">
          {model.problem}
        </p>
      )}
      {model.jobId === undefined ? <ExportForm model={model} object={description} /> : <ExportOutcome model={model} />}
    </div>
  );
});

/** Anew for each scope that is asked for; a job of before the page was loaded is shown again. */
function useExport(tab: Tab, object: string): ExportModel {
  const client = useService(DataClient);
  const scopes = useService(ExportScopes);
  const tabs = useService(Tabs);
  const scope = scopes.of(object);
  const first = useRef(true);
  return useMemo(() => {
    const kept = first.current ? tabs.viewState(tab.key) : undefined;
    first.current = false;
    const jobId = typeof kept === 'string' && kept !== '' ? kept : undefined;
    const parts = { client, scope: () => scope, started: (id: string) => tabs.setViewState(tab.key, id) };
    return new ExportModel(object, parts, jobId);
  }, [client, scope, tabs, tab.key, object]);
}

const ExportForm = observer(function ExportForm({
  model,
  object,
}: {
  readonly model: ExportModel;
  readonly object: ObjectDescription;
}): ReactNode {
  const t = useTexts();
  const words = <V extends string>(key: string, values: readonly V[]) =>
    values.map((value) => ({ value, label: t(`transfer.${key}.${value}`, { count: model.chosen }) }));
  const own = object.fields.map(({ name, label }) => ({ name, label }));
  const [offered] = useState(() => [
    ...own,
    // Over lookups, as the grid shows them.
    ...(model.fields ?? []).filter((path) => path.includes('.')).map((path) => ({ name: path, label: path })),
  ]);
  const selected = new Set(model.fields ?? own.map(({ name }) => name));
  const toggle = (name: string, on: boolean): void => {
    const names = offered.map((field) => field.name).filter((each) => (each === name ? on : selected.has(each)));
    model.set({ fields: names.length === own.length && offered.length === own.length ? undefined : names });
  };
  return (
    <div className="transfer__scroll">
      <div className="transfer__options">
        <Select
          label={t('transfer.exportRows')}
          options={words('scope', model.choices)}
          value={model.rows}
          onChange={(rows) => model.set({ rows: model.choices.find((each) => each === rows) ?? 'all' })}
        />
        <Select
          label={t('transfer.format')}
          options={words('format', ['csv', 'xlsx'])}
          value={model.format}
          onChange={(format) => model.set({ format: format === 'xlsx' ? 'xlsx' : 'csv' })}
        />
        <Select
          label={t('transfer.titles')}
          options={words('titles', ['names', 'labels'])}
          value={model.titles}
          onChange={(titles) => model.set({ titles: titles === 'labels' ? 'labels' : 'names' })}
        />
        <Select
          label={t('transfer.lookups')}
          options={words('lookups', ['id', 'name'])}
          value={model.lookups}
          onChange={(lookups) => model.set({ lookups: lookups === 'name' ? 'name' : 'id' })}
        />
      </div>
      {!model.isGrouped && (
        <Checkbox
          label={t('transfer.anonymous')}
          description={t('transfer.anonymousHint')}
          checked={model.anonymous}
          onChange={(anonymous) => model.set({ anonymous })}
        />
      )}
      {model.format === 'csv' && (
        <p className="transfer__warning" role="note">
          {t('transfer.csvInjection')}
        </p>
      )}
      {!model.isGrouped && (
        <fieldset className="transfer__fields">
          <legend>{t('transfer.exportFields', { chosen: selected.size, all: offered.length })}</legend>
          {offered.map(({ name, label }) => (
            <Checkbox key={name} label={label} checked={selected.has(name)} onChange={(on) => toggle(name, on)} />
          ))}
        </fieldset>
      )}
      <Button disabled={model.busy || (!model.isGrouped && selected.size === 0)} onClick={() => report(model.start())}>
        {t('transfer.exportNow')}
      </Button>
    </div>
  );
});

const ExportOutcome = observer(function ExportOutcome({ model }: { readonly model: ExportModel }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const job = useJob(model.jobId);
  if (!job || !isEnded(job.state)) return <JobProgress job={job} label={t('transfer.exporting')} />;
  const result = ExportResult.safeParse(job.result).data;
  if (job.state !== 'succeeded' || !result)
    return (
      <EmptyState
        icon="error"
        title={t(`transfer.${job.state === 'cancelled' ? 'exportCancelled' : 'exportFailed'}`)}
        description={job.error}
      >
        <Button onClick={() => model.again()}>{t('transfer.back')}</Button>
      </EmptyState>
    );
  const { name, rows, size, inexact, cut, fileId } = result;
  return (
    <div className="transfer__outcome" data-autofocus="within">
      <p className="transfer__summary" role="status">
        {t('transfer.exported', { rows })}
      </p>
      <Facts
        facts={[
          [t('transfer.fileName'), name],
          [t('transfer.rows'), String(rows)],
          [t('transfer.size'), t('transfer.kilobytes', { size: Math.ceil(size / 1024) })],
        ]}
      />
      {inexact > 0 && (
        <p className="transfer__warning" role="alert">
          {t(name.endsWith('.xlsx') ? 'transfer.inexactXlsx' : 'transfer.inexactCsv', { count: inexact })}
        </p>
      )}
      {cut > 0 && (
        <p className="transfer__warning" role="alert">
          {t('transfer.cut', { count: cut })}
        </p>
      )}
      {name.endsWith('.csv') && (
        <p className="transfer__warning" role="note">
          {t('transfer.csvInjection')}
        </p>
      )}
      <div className="transfer__tools">
        <Button icon="cloud-download" onClick={() => downloadBlob(api, fileId, name)}>
          {t('transfer.download')}
        </Button>
        <Button secondary onClick={() => model.again()}>
          {t('transfer.exportAgain')}
        </Button>
      </div>
      <p>{t('transfer.keptADay')}</p>
    </div>
  );
});
