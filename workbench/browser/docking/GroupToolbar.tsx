import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { TabGroup } from '../../../core/browser/tabs/tabs';
import { useService } from '../../../core/browser/ui/services';
import { MenuToolbar } from '../../../core/browser/ui/toolbar/MenuToolbar';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { EditorGrid } from '../../../core/browser/tabs/editorGrid';

/** The actions of a group's active tab, at the right of its strip. */
export const GroupToolbar = observer(function GroupToolbar({ group }: { readonly group: TabGroup }): ReactNode {
  const t = useTexts();
  const grid = useService(EditorGrid);
  const key = group.active?.key;
  if (key === undefined && grid.groups.length === 1) return null;
  return <MenuToolbar menu="editor/title" label={t('tabs.actions')} args={key === undefined ? [] : [key]} />;
});
