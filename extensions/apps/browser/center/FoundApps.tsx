import { Button, EmptyState, List, ProgressBar, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { AppLogo } from '../AppLogo';
import { useAppMenu } from './useAppMenu';
import { useApps } from './useApps';
import { useOpenApp } from './useOpenApp';

/** Applications whose names or labels hold a text. */
export const FoundApps = observer(function FoundApps({ search }: { readonly search: string }): ReactNode {
  const t = useTexts();
  const list = useApps({ tab: 'all', search, sort: 'name' });
  const open = useOpenApp();
  const showMenu = useAppMenu();
  const [selected, setSelected] = useState<string>();
  if (list.state === 'loading') return <ProgressBar label={t('center.search')} />;
  if (list.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.failed')} description={list.problem}>
        <Button onClick={() => list.reload()}>{t('view.retry')}</Button>
      </EmptyState>
    );
  if (list.rows.length === 0) return <EmptyState icon="search" title={t('center.noneFound')} />;
  return (
    <List
      label={t('center.found')}
      items={list.rows}
      getId={({ id }) => id}
      selected={selected}
      onSelect={({ id }) => setSelected(id)}
      onOpen={open}
      onContextMenu={showMenu}
      onEnd={() => list.more()}
      renderItem={(app) => (
        <span className="apps-view__row" data-hover={app.description || undefined}>
          <AppLogo app={app} />
          <span className="apps-view__label">{app.label}</span>
          <span className="apps-view__name">{app.name}</span>
        </span>
      )}
    />
  );
});
