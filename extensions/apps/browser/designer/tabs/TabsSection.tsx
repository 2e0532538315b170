import { ContextMenus, ContextKeys, MenuActions } from 'lathe';
import {
  CommandButton,
  EmptyState,
  MenuToolbar,
  report,
  SplitView,
  Table,
  type TableColumn,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from '../appDesigner';
import { SectionProblem } from '../SectionProblem';
import type { TabEntry } from '../model/appValues';
import type { SectionProps } from '../sectionProps';
import { TabForm } from './TabForm';
import { TabName } from './TabName';

/** The tabs of an application, and the properties of the one that is chosen. */
export const TabsSection = observer(function TabsSection({ designer }: SectionProps): ReactNode {
  const t = useTexts();
  return (
    <div className="app-designer__split">
      <SplitView
        orientation="horizontal"
        parts={[
          {
            ...{ id: 'tabs', name: t('designer.tabs'), minimum: 280, size: 600 },
            content: <TabPane designer={designer} />,
          },
          {
            ...{ id: 'form', name: t('designer.tabs.properties'), minimum: 280, size: 440 },
            content: <TabForm designer={designer} />,
          },
        ]}
      />
    </div>
  );
});

const TabPane = observer(function TabPane({ designer }: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const actions = useService(MenuActions);
  const contextKeys = useService(ContextKeys);
  const { tabs, readOnly, form, tabId } = designer;
  const columns = useColumns(designer);
  const rows = tabs.all;
  return (
    <div className="app-designer__pane">
      <div className="app-designer__tools">
        {!readOnly && <MenuToolbar menu="apps/tabs/toolbar" label={t('designer.tabs.tools')} />}
      </div>
      <SectionProblem designer={designer} field="tabs" />
      <div className="app-designer__rest">
        {rows.length === 0 ? (
          <EmptyState title={t('designer.tabs.none')} description={t('designer.tabs.noneHint')} icon="browser">
            {!readOnly && <CommandButton command="apps.newTab" text="designer.tabs.add" icon="add" />}
          </EmptyState>
        ) : (
          <Table<TabEntry>
            label={t('designer.tabs')}
            columns={columns}
            rows={rows}
            getId={({ id }) => id}
            selection="single"
            selected={new Set(tabId === undefined ? [] : [tabId])}
            onSelect={(ids) => designer.showTab([...ids][0])}
            onOpen={({ id }) => designer.showTab(id)}
            onRemove={readOnly ? undefined : () => form.state === 'ready' && tabs.remove(tabId ? [tabId] : [])}
            onContextMenu={(row, at) => {
              designer.showTab(row.id);
              if (readOnly) return;
              const groups = actions.of('apps/tab/context', contextKeys.root);
              report(menus.show({ label: t('designer.tabs'), at, groups }));
            }}
          />
        )}
      </div>
    </div>
  );
});

function useColumns(designer: AppDesigner): readonly TableColumn<TabEntry>[] {
  const t = useTexts();
  return [
    {
      ...{ id: 'label', title: t('designer.label'), width: 'minmax(120px, 2fr)' },
      render: (tab) => <TabName designer={designer} tab={tab} />,
      hover: ({ label }) => label,
    },
    {
      ...{ id: 'kind', title: t('designer.tabs.kind'), width: 'minmax(124px, 1fr)' },
      render: ({ kind }) => t(`designer.kind.${kind}`),
    },
    {
      ...{ id: 'shows', title: t('designer.tabs.shows') },
      render: ({ kind, targetLabel, url }) => (kind === 'link' ? url : targetLabel),
      hover: ({ kind, targetLabel, url }) => (kind === 'link' ? url : targetLabel),
    },
    {
      ...{ id: 'menus', title: t('designer.menus'), width: '64px', align: 'end' as const },
      render: ({ id }) => designer.tabs.menusOf([id]),
    },
  ];
}
