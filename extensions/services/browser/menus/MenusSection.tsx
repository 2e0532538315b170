import { Metadata } from 'lathe';
import { Button, CommandButton, EmptyState, report, type TreeRowLook, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { SectionProps } from '../editor/sectionProps';
import { PartsPane } from '../parts/PartsPane';
import { RemovedParts } from '../parts/removedParts';
import { ServicesClient } from '../servicesClient';
import type { MenuEntry } from './menuEntry';
import { MenuList } from './menuList';
import { MenuMaking } from './menuMaking';

/** The menus of a service: folders, and links that open tabs. */
export const MenusSection = observer(function MenusSection({ designer }: SectionProps): ReactNode {
  const t = useTexts();
  const menus = useMenuList(designer);
  if (!menus || menus.loading) return <EmptyState title={t('editor.loading')} icon="loading" />;
  if (menus.problem !== undefined && menus.entries.length === 0)
    return (
      <EmptyState title={t('editor.failed')} description={menus.problem} icon="error">
        <Button onClick={() => report(menus.load())}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  return <MenuTree menus={menus} readOnly={designer.readOnly} />;
});

interface MenuTreeProps {
  readonly menus: MenuList;
  readonly readOnly: boolean;
}

const MenuTree = observer(function MenuTree({ menus, readOnly }: MenuTreeProps): ReactNode {
  const t = useTexts();
  const making = useService(MenuMaking);
  const getRow = useLook(menus);
  return (
    <PartsPane<MenuEntry>
      {...{ parts: menus, readOnly, kind: 'menus', getRow }}
      label={t('section.menus')}
      toolsLabel={t('menus.tools')}
      searchLabel={t('menus.search')}
      onRename={(menu, label) => making.rename(menus, menu, label)}
      validateName={(_menu, label) => (label.trim() === '' ? t('items.nameMissing') : undefined)}
      empty={<NoMenus menus={menus} readOnly={readOnly} />}
    />
  );
});

const NoMenus = observer(function NoMenus({ menus, readOnly }: MenuTreeProps): ReactNode {
  const t = useTexts();
  if (menus.tree.filter !== '') return <EmptyState title={t('menus.noneFound')} icon="search" />;
  return (
    <EmptyState title={t('menus.none')} description={t('menus.noneHint')} icon="menu">
      {!readOnly && <CommandButton command="services.newMenu" text="menus.add" icon="add" />}
      {!readOnly && <CommandButton command="services.newMenuFolder" text="menus.newFolder" icon="new-folder" />}
    </EmptyState>
  );
});

function useMenuList({ id, show }: SectionProps['designer']): MenuList | undefined {
  const metadata = useService(Metadata);
  const client = useService(ServicesClient);
  const removed = useService(RemovedParts);
  const [list, setList] = useState<MenuList>();
  useEffect(() => {
    const made = new MenuList(id, { metadata, client, removed });
    const shown = show(made);
    setList(made);
    return () => {
      shown.dispose();
      made.dispose();
      setList(undefined);
    };
  }, [id, show, metadata, client, removed]);
  return list;
}

function useLook({ tabs }: MenuList): (entry: MenuEntry) => TreeRowLook {
  const t = useTexts();
  const labels = new Map(tabs.rows.map(({ id, label, name }) => [id, label || name]));
  const known = tabs.complete && !tabs.loading;
  return ({ kind, tab, label, active, data }) => {
    const opened = tab === undefined ? undefined : labels.get(tab);
    const gone = kind === 'tab' && known && opened === undefined;
    const notes = [opened === label ? '' : opened, data.labels?.['zh-CN'], active ? '' : t('menus.hidden')];
    return {
      icon: data.icon || (kind === 'folder' ? 'folder' : gone ? 'warning' : 'browser'),
      description: notes.filter(Boolean).join(' · ') || undefined,
      ...(gone ? { tooltip: t('items.missing'), color: 'list.errorForeground' } : {}),
    };
  };
}
