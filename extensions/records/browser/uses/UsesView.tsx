import { onUnexpectedError } from 'lathe';
import { EmptyState, LoadPart, Tree, type TreeRowLook, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RecordActions } from '../commands/recordActions';
import { RecordTypes } from '../data/recordTypes';
import { RecordUses, type UseItem } from './recordUses';

/** Where the record of the active tab is used, and what it uses itself. */
export const UsesView = observer(function UsesView(): ReactNode {
  const t = useTexts();
  const uses = useService(RecordUses);
  const actions = useService(RecordActions);
  const types = useService(RecordTypes);
  if (!uses.active.place) return <EmptyState title={t('uses.noRecord')} description={t('uses.noRecordHint')} />;
  if (uses.error !== undefined)
    return <LoadPart name={t('uses.name')} state="failed" error={uses.error} load={() => void uses.load()} />;
  const getRow = (item: UseItem): TreeRowLook => {
    if (item.kind === 'side')
      return { icon: item.id === 'uses' ? 'references' : 'link', description: String(item.total) };
    const { type, place, weak } = item.use;
    const where = weak ? t('uses.weak', { place }) : place;
    return { icon: 'symbol-field', description: `${types.labelOf(type)} · ${where}` };
  };
  return (
    <Tree
      label={t('uses.of', { name: uses.active.place.name })}
      model={uses.model}
      getRow={getRow}
      onOpen={(item, { preview }) => {
        if (item.kind === 'use') actions.open(item.use, preview).catch(onUnexpectedError);
      }}
    />
  );
});
