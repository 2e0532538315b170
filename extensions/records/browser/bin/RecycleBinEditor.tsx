import { Button, EmptyState, LoadPart, ProgressBar, SearchField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DeletedRow } from './DeletedRow';
import { RecycleBin } from './recycleBin';
import './recycleBin.css';

/** The recycle bin: search, restore, throw away for good. */
export const RecycleBinEditor = observer(function RecycleBinEditor(): ReactNode {
  const t = useTexts();
  const bin = useService(RecycleBin);
  return (
    <div className="recycle-bin">
      <h1 className="recycle-bin__title">{t('bin.name')}</h1>
      <div className="recycle-bin__search">
        <SearchField label={t('bin.search')} value={bin.search} onChange={bin.setSearch} resultCount={bin.total} />
      </div>
      <Content />
    </div>
  );
});

const columns = ['bin.record', 'bin.type', 'bin.by', 'bin.at', 'bin.parts'] as const;

const Content = observer(function Content(): ReactNode {
  const t = useTexts();
  const bin = useService(RecycleBin);
  const { rows, total, loading, error, search } = bin;
  if (error !== undefined)
    return <LoadPart name={t('bin.name')} state="failed" error={error} load={() => void bin.load()} />;
  if (loading) return <ProgressBar label={t('bin.loading')} />;
  if (rows.length === 0 && search.trim() !== '') return <EmptyState title={t('tree.nothingFound')} />;
  if (rows.length === 0) return <EmptyState icon="trash" title={t('bin.empty')} description={t('bin.emptyHint')} />;
  return (
    <div className="recycle-bin__rows" role="region" aria-label={t('bin.name')} tabIndex={0}>
      <table className="recycle-bin__table">
        <thead>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('bin.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((record) => (
            <DeletedRow key={record.id} record={record} />
          ))}
        </tbody>
      </table>
      {rows.length < total && (
        <Button secondary onClick={() => void bin.more()}>
          {t('tree.more', { count: total - rows.length })}
        </Button>
      )}
    </div>
  );
});
