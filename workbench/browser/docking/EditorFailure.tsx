import type { ReactNode } from 'react';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Button } from '../../../core/browser/ui/button/Button';
import { EmptyState } from '../../../core/browser/ui/feedback/EmptyState';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';

interface EditorFailureProps {
  readonly tab: Tab;
  readonly error: unknown;
  readonly retry: () => void;
}

/** In the place of an editor that threw. */
export function EditorFailure({ tab, error, retry }: EditorFailureProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  return (
    <div role="alert" className="not-found">
      <EmptyState
        icon="error"
        title={t('tabs.failed', { name: tab.name })}
        description={error instanceof Error ? error.message : String(error)}
      >
        <Button onClick={retry}>{t('tabs.retry')}</Button>
        <Button onClick={() => void tabs.close(tab.key)}>{t('tabs.close')}</Button>
      </EmptyState>
    </div>
  );
}
