import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Commands } from '../../../core/browser/commands/commands';
import type { Tab } from '../../../core/browser/tabs/tab';
import { Tabs } from '../../../core/browser/tabs/tabs';
import { Button } from '../../../core/browser/ui/button/Button';
import { EmptyState } from '../../../core/browser/ui/feedback/EmptyState';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';

/** In the editor area when a path leads nowhere: why, and where to go instead. */
export const NotFoundView = observer(function NotFoundView({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const path = tab.params.path ?? tab.route;
  return (
    <div role="alert" className="not-found">
      <EmptyState icon="question" title={t('notFound.title', { path })} description={t('notFound.detail')}>
        <Button onClick={() => void commands.execute('workbench.action.openHome')}>{t('routes.home')}</Button>
        <Button onClick={() => void commands.execute('workbench.action.showCommands')}>{t('notFound.commands')}</Button>
        <Button onClick={() => void tabs.close(tab.key)}>{t('tabs.close')}</Button>
      </EmptyState>
    </div>
  );
});
