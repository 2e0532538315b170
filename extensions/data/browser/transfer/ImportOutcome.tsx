import { Api } from 'lathe';
import { isEnded } from 'lathe/common';
import { Button, EmptyState, Facts, report, Table, type TableColumn, useJob, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { ImportResult, type RowFailure } from '../../common/transfer/importShapes';
import { downloadBlob } from './downloadBlob';
import type { ImportModel } from './importModel';
import { JobProgress } from './JobProgress';

/** An import as it goes, and what became of the rows at its end. */
export const ImportOutcome = observer(function ImportOutcome({
  model,
  object,
}: {
  readonly model: ImportModel;
  readonly object: ObjectDescription;
}): ReactNode {
  const t = useTexts();
  const job = useJob(model.jobId);
  if (!job || !isEnded(job.state)) return <JobProgress job={job} label={t('transfer.importing')} />;
  if (job.state !== 'succeeded')
    return (
      <EmptyState
        icon={job.state === 'cancelled' ? 'circle-slash' : 'error'}
        title={t(`transfer.${job.state === 'cancelled' ? 'cancelled' : 'failed'}`)}
        description={job.error ?? t('transfer.cancelledHint')}
      >
        <Button onClick={() => model.back('mapping')}>{t('transfer.back')}</Button>
      </EmptyState>
    );
  const result = ImportResult.safeParse(job.result).data;
  return result ? <Outcome model={model} result={result} object={object} /> : null;
});

function summaryOf({ rows, failed }: ImportResult): string {
  if (failed === 0) return 'transfer.succeeded';
  return failed === rows ? 'transfer.noneImported' : 'transfer.partly';
}

const Outcome = observer(function Outcome({
  model,
  result,
  object,
}: {
  readonly model: ImportModel;
  readonly result: ImportResult;
  readonly object: ObjectDescription;
}): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const { dryRun, rows, created, updated, failed, inexact, failures, report: file } = result;
  return (
    <div className="transfer__outcome">
      <p className="transfer__summary" role="status">
        {t(dryRun ? 'transfer.tried' : summaryOf(result), { rows })}
      </p>
      <Facts
        facts={[
          [t('transfer.rows'), String(rows)],
          [t(dryRun ? 'transfer.wouldCreate' : 'transfer.created'), String(created)],
          [t(dryRun ? 'transfer.wouldUpdate' : 'transfer.updated'), String(updated)],
          [t(dryRun ? 'transfer.wouldFail' : 'transfer.failedRows'), String(failed)],
        ]}
      />
      {inexact > 0 && (
        <p className="transfer__warning" role="alert">
          {t('transfer.inexactImport', { count: inexact })}
        </p>
      )}
      <div className="transfer__tools">
        {dryRun && model.file && (
          <Button disabled={model.busy} onClick={() => report(model.start(false))}>
            {t('transfer.importNow')}
          </Button>
        )}
        {file !== undefined && (
          <Button secondary icon="cloud-download" onClick={() => downloadBlob(api, file, t('transfer.reportFile'))}>
            {t('transfer.report')}
          </Button>
        )}
        {model.file && (
          <Button secondary onClick={() => model.back('mapping')}>
            {t('transfer.back')}
          </Button>
        )}
        <Button secondary onClick={() => model.back('file')}>
          {t('transfer.otherFile')}
        </Button>
      </div>
      {failures.length > 0 && <Failures failures={failures} failed={failed} object={object} />}
    </div>
  );
});

function Failures({
  failures,
  failed,
  object,
}: {
  readonly failures: readonly RowFailure[];
  readonly failed: number;
  readonly object: ObjectDescription;
}): ReactNode {
  const t = useTexts();
  const columns: readonly TableColumn<RowFailure>[] = [
    { id: 'line', title: t('transfer.line'), width: '80px', render: ({ line }) => line },
    {
      id: 'field',
      title: t('transfer.field'),
      width: 'minmax(120px, 1fr)',
      render: ({ field }) => object.fields.find(({ name }) => name === field)?.label ?? field,
    },
    {
      id: 'message',
      title: t('transfer.whatIsWrong'),
      width: 'minmax(240px, 4fr)',
      render: ({ message }) => message,
      hover: ({ message }) => message,
    },
  ];
  return (
    <>
      {failed > failures.length && <p>{t('transfer.firstOf', { shown: failures.length, failed })}</p>}
      <div className="transfer__failures">
        <Table label={t('transfer.failedRows')} columns={columns} rows={failures} getId={({ line }) => String(line)} />
      </div>
    </>
  );
}
