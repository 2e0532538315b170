import { ContextKeys, withValues } from 'lathe';
import {
  EmptyState,
  CommandButton,
  MenuToolbar,
  Tree,
  type TreeRowLook,
  useContextMenu,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import type { AppDesigner } from '../appDesigner';
import { SectionProblem } from '../SectionProblem';
import type { MenuEntry, TabEntry } from '../model/appValues';
import { checkMenu } from '../model/checkApp';
import { type DropSide, mayDropAt, placeOfDrop } from '../../../common/placeOfDrop';
import { iconOfTab } from '../../tabIcons';

/** The tree of menus, and what can be done with them. */
export const MenuPane = observer(function MenuPane({ designer }: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const { menus, readOnly } = designer;
  const contextMenu = useContextMenu('apps/menu/context');
  const attach = useMenuScope(designer);
  const look = useLook(designer);
  const editing = readOnly
    ? {}
    : {
        onRename: (entry: MenuEntry, label: string) =>
          menus.change(entry.id, { label }, t('designer.menus.renamed'), 'label'),
        validateName: (_entry: MenuEntry, label: string) =>
          label.trim() === '' ? t('designer.error.label') : undefined,
        onDelete: (entries: readonly MenuEntry[]) => menus.remove(entries.map(({ id }) => id)),
        onDrop: (entries: readonly MenuEntry[], target: MenuEntry | undefined, place: DropSide) =>
          menus.move(
            entries.map(({ id }) => id),
            placeOfDrop(menus.menus, target, place),
          ),
        canDrop: (_: readonly MenuEntry[], target: MenuEntry | undefined, place: DropSide) => mayDropAt(target, place),
      };
  return (
    <div className="app-designer__pane">
      <div className="app-designer__tools">
        {!readOnly && <MenuToolbar menu="apps/menus/toolbar" label={t('designer.menus.tools')} />}
      </div>
      <SectionProblem designer={designer} field="menus" />
      <div className="app-designer__rest" ref={attach}>
        <Tree
          label={t('designer.menus')}
          model={menus.tree}
          multiselect
          getRow={look}
          onContextMenu={(_entries, at) => contextMenu.show(at, { label: t('designer.menus') })}
          empty={
            <EmptyState title={t('designer.menus.none')} description={t('designer.menus.noneHint')} icon="list-tree">
              {!readOnly && <CommandButton command="apps.addMenusFor" text="designer.menus.addFor" icon="add" />}
              {!readOnly && <CommandButton command="apps.newMenu" text="designer.menus.add" icon="add" />}
            </EmptyState>
          }
          {...editing}
        />
      </div>
    </div>
  );
});

/** Keybindings know that the user is in the menus, and whether he may change them. */
function useMenuScope({ menus, readOnly }: AppDesigner) {
  const contextKeys = useService(ContextKeys);
  return useCallback(
    (element: HTMLDivElement) => {
      const scope = contextKeys.attach(element, withValues(contextKeys.root, { appMenusFocus: !readOnly }));
      menus.focusTree = () => element.querySelector<HTMLElement>('[role=tree]')?.focus();
      return () => {
        scope.dispose();
        menus.focusTree = undefined;
      };
    },
    [contextKeys, menus, readOnly],
  );
}

function useLook({ form }: AppDesigner): (entry: MenuEntry) => TreeRowLook {
  const t = useTexts();
  return (entry) => {
    const { tabs, defaultTabId } = form.values;
    const tab = tabs.find(({ id }) => id === entry.tab);
    const issues = checkMenu(entry, tabs, t);
    const wrong = issues.label ?? issues.tab ?? (tab?.targetMissing ? t('designer.tabs.missing') : undefined);
    const notes = [
      tab && tab.label !== entry.label ? tab.label : '',
      tab && tab.id === defaultTabId ? t('designer.tabs.first') : '',
      entry.active ? '' : t('designer.menus.hidden'),
    ];
    return {
      icon: entry.icon || iconOf(entry, tab),
      description: notes.filter(Boolean).join(' · ') || undefined,
      ...(wrong ? { tooltip: wrong, color: 'list.errorForeground' } : {}),
    };
  };
}

function iconOf({ kind }: MenuEntry, tab: TabEntry | undefined): string {
  if (kind === 'folder') return 'folder';
  return tab ? iconOfTab(tab) : 'warning';
}
