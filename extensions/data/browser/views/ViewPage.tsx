import { type Tab, Tabs } from 'lathe';
import { Button, EmptyState, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { DataClient } from '../dataClient';
import { useObjectLabels } from '../saved/useObjectLabels';
import { useTabName } from '../useTabName';
import { useSavedItem } from '../saved/useSavedItem';
import { ShownViewPage } from './ShownViewPage';

/** A view as it is looked at and worked with. */
export const ViewPage = observer(function ViewPage({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const { id, name } = tab;
  const load = useCallback(async () => (await client.calls).views.get({ params: { viewId: id } }), [client, id]);
  const loaded = useSavedItem(id, load);
  const label = loaded.state === 'ready' ? loaded.item.label : undefined;
  const nameOf = useObjectLabels();
  useTabName(tab, label, loaded.state === 'ready' ? nameOf(loaded.item.object) : undefined);
  if (loaded.state === 'loading') return <EmptyState icon="loading" title={t('saved.loading', { name })} />;
  if (loaded.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.notLoaded')} description={loaded.problem}>
        <Button onClick={loaded.retry}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  const { item } = loaded;
  return (
    <ShownViewPage
      tab={tab}
      item={item}
      onEdit={() => report(tabs.open({ type: 'dataViewEditor', id, name: item.label }))}
    />
  );
});
