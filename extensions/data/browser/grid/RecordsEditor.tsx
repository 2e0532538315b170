import type { Tab } from 'lathe';
import { Button, EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useObjectDescription } from '../describe/useObjectDescription';
import { RecordsPage } from './RecordsPage';

/** The rows of an object, by its name or id. */
export const RecordsEditor = observer(function RecordsEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const object = tab.params['object'] ?? tab.id;
  const { description, problem, retry } = useObjectDescription(object);
  if (description) return <RecordsPage key={description.name} tab={tab} object={description} />;
  if (problem === undefined) return <EmptyState title={t('grid.loading')} icon="loading" />;
  return (
    <EmptyState title={t('grid.noObject', { name: object })} description={problem} icon="error">
      <Button onClick={retry}>{t('retry')}</Button>
    </EmptyState>
  );
});
