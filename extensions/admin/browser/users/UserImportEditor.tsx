import type { Tab } from 'lathe';
import { isEnded } from 'lathe/common';
import { EmptyState, Facts, ProgressBar, Table, type TableColumn, useJob, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type ImportFailure, ImportState } from '../../common/userImportShapes';
import './users.css';

/** An import as it goes, and what became of each row at its end. */
export const UserImportEditor = observer(function UserImportEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const job = useJob(tab.id);
  if (!job) return <EmptyState title={t('loading')} icon="loading" />;
  const result = ImportState.safeParse(job.result).data;
  return (
    <div className="user-import">
      <div className="user-import__head">
        <h1>{t('users.importing')}</h1>
        {!isEnded(job.state) && <ProgressBar label={t('users.importing')} />}
        {job.error && <p role="alert">{job.error}</p>}
        <Facts
          facts={[
            [t('job.state'), t(`state.${job.state}`)],
            [t('users.import.rows'), String(result?.rows ?? job.done ?? 0)],
            [t('users.import.created'), result && String(result.created)],
            [t('users.import.updated'), result && String(result.updated)],
            [t('users.import.unchanged'), result && String(result.unchanged)],
            [t('users.import.failed'), result && String(result.failed)],
          ]}
        />
      </div>
      {result && result.failures.length > 0 && <Failures failures={result.failures} />}
    </div>
  );
});

function Failures({ failures }: { readonly failures: readonly ImportFailure[] }): ReactNode {
  const t = useTexts();
  const columns: readonly TableColumn<ImportFailure>[] = [
    { id: 'line', title: t('users.import.line'), width: '80px', render: ({ line }) => line },
    { id: 'userName', title: t('users.userName'), width: 'minmax(120px, 1fr)', render: ({ userName }) => userName },
    { id: 'field', title: t('users.import.column'), width: 'minmax(100px, 1fr)', render: ({ field }) => field },
    {
      id: 'message',
      title: t('users.import.problem'),
      width: 'minmax(200px, 4fr)',
      render: ({ message }) => message,
      hover: ({ message }) => message,
    },
  ];
  return (
    <div className="user-import__failures">
      <Table label={t('users.import.failed')} columns={columns} rows={failures} getId={({ line }) => String(line)} />
    </div>
  );
}
