import { type Tab, Tabs } from 'lathe';
import { Button, EmptyState, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect } from 'react';
import { DataClient } from '../dataClient';
import { useSavedItem } from '../saved/useSavedItem';
import { ShownDashboard } from './page/ShownDashboard';

/** A dashboard as it is looked at. */
export const DashboardPage = observer(function DashboardPage({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const { id, key, name } = tab;
  const load = useCallback(
    async () => (await client.calls).dashboards.get({ params: { dashboardId: id } }),
    [client, id],
  );
  const loaded = useSavedItem(id, load);
  const label = loaded.state === 'ready' ? loaded.item.label : undefined;
  useEffect(() => {
    if (label !== undefined) tabs.update(key, { name: label });
  }, [tabs, key, label]);
  if (loaded.state === 'loading') return <EmptyState icon="loading" title={t('saved.loading', { name })} />;
  if (loaded.state === 'failed')
    return (
      <EmptyState icon="error" title={t('dashboard.failed')} description={loaded.problem}>
        <Button onClick={loaded.retry}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  const { item } = loaded;
  return (
    <ShownDashboard
      tabKey={key}
      item={item}
      onEdit={() => report(tabs.open({ type: 'dashboardEditor', id, name: item.label }))}
    />
  );
});
