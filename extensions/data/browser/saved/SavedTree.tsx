import { ContextKeys, ContextMenus, MenuActions, Tabs, withValues } from 'lathe';
import { EmptyState, List, ProgressBar, report, useService, useTexts, ViewWelcome } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { ListedItem } from './savedClient';
import { savedContext } from './savedContext';
import type { SavedKind } from './savedKinds';
import { SavedRow } from './SavedRow';
import { useSavedList } from './useSavedList';

interface SavedTreeProps {
  readonly kind: SavedKind;
  readonly viewId: string;
}

/** The views or dashboards in the side bar; each opens its page. */
export const SavedTree = observer(function SavedTree({ kind, viewId }: SavedTreeProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const contextKeys = useService(ContextKeys);
  const { list } = useSavedList(kind.type, { quiet: true });
  const [selected, setSelected] = useState<string>();
  const open = ({ id, label: name }: ListedItem, preview: boolean): void =>
    report(tabs.open({ type: kind.page, id, name }, { preview }));
  if (list.state === 'loading') return <ProgressBar label={t(`${kind.text}.loading`)} />;
  if (list.state === 'failed')
    return <EmptyState icon="error" title={t(`${kind.text}.failed`)} description={list.problem} />;
  if (list.rows.length === 0) return <ViewWelcome viewId={viewId} />;
  return (
    <List
      label={t(kind.text)}
      items={list.rows}
      getId={({ id }) => id}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      renderItem={(item) => <SavedRow item={item} />}
      onPreview={(item) => open(item, true)}
      onOpen={(item) => open(item, false)}
      onContextMenu={(item, at) => {
        const context = withValues(contextKeys.root, savedContext(item));
        report(menus.show({ label: item.label, at, groups: actions.of('data/saved', context, [item]) }));
      }}
    />
  );
});
