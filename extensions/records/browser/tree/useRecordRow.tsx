import { useService, useTexts, type TreeRowLook } from 'lathe/ui';
import { RecordTypes } from '../data/recordTypes';
import { RecordTexts } from '../recordTexts';
import { MoreRow } from './MoreRow';
import { RecordLists } from './recordLists';
import type { TreeItem } from './treeItem';

/** How the rows of the tree look. */
export function useRecordRow(): (item: TreeItem) => TreeRowLook {
  const t = useTexts();
  const lists = useService(RecordLists);
  const types = useService(RecordTypes);
  const texts = useService(RecordTexts);
  return (item) => {
    if (item.kind === 'more') return { icon: 'ellipsis', end: <MoreRow list={item.list} /> };
    if (item.kind !== 'record') {
      const total = lists.total(item.id);
      return {
        icon: item.kind === 'type' ? 'symbol-class' : 'folder',
        ...(total !== undefined && { description: String(total) }),
      };
    }
    const { record, found } = item;
    const { modifiedAt, modifiedByName: user } = record;
    const changed = modifiedAt && user ? t('tree.changed', { user, time: texts.time(modifiedAt) }) : undefined;
    const description = found ? `${types.labelOf(record.type)} · ${record.name}` : record.name;
    return {
      icon: 'symbol-field',
      description: description === record.label ? undefined : description,
      tooltip: [record.name, changed].filter(Boolean).join('\n'),
    };
  };
}
