import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Commands } from '../../../core/browser/commands/commands';
import { onUnexpectedError } from '../../../core/common/event';
import { Routes } from '../../../core/browser/routes/routes';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Button } from '../../../core/browser/ui/button/Button';
import { EmptyState } from '../../../core/browser/ui/feedback/EmptyState';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';

/** Where an address of a page leads nowhere. */
export const PageNotFound = observer(function PageNotFound({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const routes = useService(Routes);
  const typed = routes.addressOf(tab.params['path'] ?? tab.route);
  const goHome = (): void => void commands.execute('workbench.action.openHome').catch(onUnexpectedError);
  return (
    <div role="alert" className="not-found">
      <EmptyState icon="question" title={t('pages.notFound')} description={typed}>
        <Button onClick={goHome}>{t('pages.toStart')}</Button>
      </EmptyState>
    </div>
  );
});
