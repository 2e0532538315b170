import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { ViewInfo } from '../../../../core/browser/views/viewInfo';
import { Button } from '../../../../core/browser/ui/button/Button';
import { EmptyState } from '../../../../core/browser/ui/feedback/EmptyState';
import { useTexts } from '../../../../core/browser/ui/useTexts';

interface ViewFailureProps {
  readonly view: ViewInfo;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands in the place of a view whose component threw. */
export const ViewFailure = observer(function ViewFailure({ view, error, retry }: ViewFailureProps): ReactNode {
  const t = useTexts();
  return (
    <div role="alert">
      <EmptyState
        icon="error"
        title={t('parts.viewFailed', { name: view.name, extension: view.source })}
        description={error instanceof Error ? error.message : String(error)}
      >
        <Button onClick={retry}>{t('parts.reloadView')}</Button>
      </EmptyState>
    </div>
  );
});
