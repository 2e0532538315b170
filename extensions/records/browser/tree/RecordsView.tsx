import { onUnexpectedError } from 'lathe';
import { Button, EmptyState, SearchField, Tree, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RecordActions } from '../commands/recordActions';
import { RecordRemoval } from '../commands/recordRemoval';
import { RecordTypes } from '../data/recordTypes';
import { RecordDrop } from './recordDrop';
import { RecordMenu } from './recordMenu';
import { RecordSearch } from './recordSearch';
import { RecordTree } from './recordTree';
import { isRecord, type TreeItem } from './treeItem';
import { useRecordRow } from './useRecordRow';
import './records.css';

/** All metadata: types, their records, and what is inside of them. */
export const RecordsView = observer(function RecordsView(): ReactNode {
  const t = useTexts();
  const { model } = useService(RecordTree);
  const search = useService(RecordSearch);
  const actions = useService(RecordActions);
  const removal = useService(RecordRemoval);
  const menu = useService(RecordMenu);
  const { canDrop, drop } = useService(RecordDrop);
  const getRow = useRecordRow();
  const open = (item: TreeItem, { preview }: { readonly preview: boolean }): void => {
    if (item.kind === 'more') void item.list.more();
    if (isRecord(item)) actions.open(item.record, preview).catch(onUnexpectedError);
  };
  const remove = (items: readonly TreeItem[]): void => {
    removal.remove(items.filter(isRecord).map(({ record }) => record)).catch(onUnexpectedError);
  };
  return (
    <div className="records">
      <div className="records__search">
        <SearchField
          label={t('tree.search')}
          value={search.text}
          onChange={search.setText}
          resultCount={search.total}
        />
      </div>
      <div className="records__tree">
        <Tree
          label={t('container')}
          model={model}
          multiselect
          getRow={getRow}
          empty={<NoRecords />}
          onSelect={menu.select}
          onOpen={open}
          onContextMenu={menu.show}
          onDelete={remove}
          onRename={(item, label) => (isRecord(item) ? actions.rename(item.record, label) : undefined)}
          validateName={(item, label) => (isRecord(item) ? actions.labelProblem(label) : t('tree.fixed'))}
          canDrop={canDrop}
          onDrop={drop}
        />
      </div>
    </div>
  );
});

const NoRecords = observer(function NoRecords(): ReactNode {
  const t = useTexts();
  const search = useService(RecordSearch);
  const types = useService(RecordTypes);
  const actions = useService(RecordActions);
  if (search.active) return <EmptyState title={t('tree.nothingFound')} description={t('tree.nothingFoundHint')} />;
  if (types.all.length === 0) return <EmptyState title={t('tree.noTypes')} description={t('tree.noTypesHint')} />;
  return (
    <EmptyState title={t('tree.empty')}>
      <Button onClick={() => void actions.create().catch(onUnexpectedError)}>{t('command.create')}</Button>
    </EmptyState>
  );
});
