import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CurrentApp } from '../current/currentApp';

/** The components of the current application. */
export const ComponentsView = observer(function ComponentsView(): ReactNode {
  const t = useTexts();
  const current = useService(CurrentApp);
  return <EmptyState title={current.application?.label ?? t('tree.none')} description={t('tree.noneHint')} />;
});
