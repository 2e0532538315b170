import type { Tab } from 'lathe';
import { Button, EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useObjectDescription } from '../describe/useObjectDescription';
import { RecordPage } from './RecordPage';
import { useLayout } from './useLayout';

/** A row of an object, or a new one. */
export const RecordEditor = observer(function RecordEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const name = tab.params['object'] ?? '';
  const { description, problem, retry } = useObjectDescription(name);
  const layout = useLayout(description?.name);
  const failed = problem ?? layout.problem;
  if (description && layout.layout)
    return <RecordPage key={`${description.name}/${tab.id}`} tab={tab} object={description} layout={layout.layout} />;
  if (failed === undefined) return <EmptyState title={t('grid.loading')} icon="loading" />;
  return (
    <EmptyState title={t('record.noObject', { name })} description={failed} icon="error">
      <Button onClick={problem === undefined ? layout.retry : retry}>{t('retry')}</Button>
    </EmptyState>
  );
});
