import { type TreeRowLook, useService, useTexts } from 'lathe/ui';
import type { ComponentEntry } from '../../common/appCalls';
import { ComponentClipboard } from './componentClipboard';
import { iconOf, isFolder, typeKey } from './componentItem';
import { ComponentMarks } from './ComponentMarks';
import { ComponentTree } from './componentTree';

type Translate = ReturnType<typeof useTexts>;

/** How the rows of the tree look. */
export function useComponentRow(): (entry: ComponentEntry) => TreeRowLook {
  const t = useTexts();
  const { model } = useService(ComponentTree);
  const taken = useService(ComponentClipboard);
  return (entry) => {
    const { type, missing, active } = entry;
    const node = isFolder(entry) ? model.node(entry.id) : undefined;
    const state = missing ? t('tree.missing') : active ? undefined : t('tree.inactive');
    return {
      icon: node && model.isExpanded(node) ? 'folder-opened' : iconOf(type),
      tooltip: tooltipOf(entry, t),
      faded: taken.isCut(entry),
      end: <ComponentMarks entry={entry} />,
      ...(state !== undefined && { description: state }),
      ...(missing ? { color: 'list.errorForeground' } : active ? {} : { color: 'disabledForeground' }),
    };
  };
}

function tooltipOf(entry: ComponentEntry, t: Translate): string {
  const { name, label, type, url, missing, lockInfo } = entry;
  const lines = [
    name === label ? name : `${label}\n${name}`,
    t(typeKey(type)),
    url,
    missing ? t('error.COMPONENT_NOT_THERE') : undefined,
    lockInfo.locked
      ? t(lockInfo.editable ? 'tree.lockedByYou' : 'tree.locked', { user: lockInfo.userName })
      : undefined,
  ];
  return lines.filter(Boolean).join('\n');
}
