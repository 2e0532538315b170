import { Api, type Tab, Tabs } from 'lathe';
import { Button, EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { DataClient } from '../dataClient';
import { useObjectDescription } from '../describe/useObjectDescription';
import { ChooseFile } from './ChooseFile';
import { ImportModel, type ImportStep } from './importModel';
import { ImportOutcome } from './ImportOutcome';
import { MapColumns } from './MapColumns';
import { useTabName } from '../useTabName';
import './transfer.css';

const steps: readonly ImportStep[] = ['file', 'mapping', 'result'];

/** Brings rows in from a file: the file, its columns, and what became of each row. */
export const ImportEditor = observer(function ImportEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const object = tab.params['object'] ?? tab.id;
  const { description, problem, retry } = useObjectDescription(object);
  useTabName(tab, description && t('transfer.importTitle', { object: description.plural }));
  const model = useImport(tab, object);
  if (problem !== undefined)
    return (
      <EmptyState icon="error" title={t('transfer.noObject')} description={problem}>
        <Button onClick={retry}>{t('transfer.retry')}</Button>
      </EmptyState>
    );
  if (!description) return <EmptyState icon="loading" title={t('transfer.loading')} />;
  if (!description.may.create && !description.may.edit)
    return (
      <EmptyState
        icon="lock"
        title={t('transfer.mayNot', { object: description.plural })}
        description={t('transfer.mayNotHint')}
      />
    );
  return (
    <div className="transfer">
      <header className="transfer__head">
        <h1>{t('transfer.importTitle', { object: description.plural })}</h1>
        <ol className="transfer__steps" aria-label={t('transfer.steps')}>
          {steps.map((step) => (
            <li key={step} aria-current={step === model.step ? 'step' : undefined}>
              {t(`transfer.step.${step}`)}
            </li>
          ))}
        </ol>
      </header>
      {model.problem !== undefined && (
        <p className="transfer__problem" role="alert">
          {model.problem}
        </p>
      )}
      {model.step === 'file' && <ChooseFile model={model} object={description} />}
      {model.step === 'mapping' && <MapColumns model={model} object={description} />}
      {model.step === 'result' && <ImportOutcome model={model} object={description} />}
    </div>
  );
});

function useImport(tab: Tab, object: string): ImportModel {
  const api = useService(Api);
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const [model] = useState(() => {
    const kept = tabs.viewState(tab.key);
    const jobId = typeof kept === 'string' && kept !== '' ? kept : undefined;
    return new ImportModel(object, { api, client, started: (id) => tabs.setViewState(tab.key, id) }, jobId);
  });
  return model;
}
