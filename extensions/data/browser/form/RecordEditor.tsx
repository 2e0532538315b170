import type { Tab } from 'lathe';
import { Button, EmptyState, newId, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useObjectDescription } from '../describe/useObjectDescription';
import { RecordPage } from './RecordPage';
import { useLayout } from './useLayout';

interface EditedRecord {
  readonly tab: Tab;
  readonly id: string;
  /** The layout that is wanted; without one it is the user's. */
  readonly wanted?: string;
}

/** A row of an object, or a new one. */
export function RecordEditor({ tab }: { readonly tab: Tab }): ReactNode {
  return <EditedRecord tab={tab} id={tab.id} />;
}

/** A new row, in the form that is named. */
export function RecordFormEditor({ tab }: { readonly tab: Tab }): ReactNode {
  return <EditedRecord tab={tab} id={newId} wanted={tab.id} />;
}

const EditedRecord = observer(function EditedRecord({ tab, id, wanted }: EditedRecord): ReactNode {
  const t = useTexts();
  const name = tab.params['object'] ?? '';
  const { description, problem, retry } = useObjectDescription(name);
  const layout = useLayout(description?.name, wanted);
  const failed = problem ?? layout.problem;
  if (description && layout.layout)
    return (
      <RecordPage key={`${description.name}/${id}`} {...{ tab, id }} object={description} layout={layout.layout} />
    );
  if (failed === undefined) return <EmptyState title={t('grid.loading')} icon="loading" />;
  return (
    <EmptyState title={t('record.noObject', { name })} description={failed} icon="error">
      <Button onClick={problem === undefined ? layout.retry : retry}>{t('retry')}</Button>
    </EmptyState>
  );
});
