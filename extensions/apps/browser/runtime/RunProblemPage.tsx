import { Commands } from 'lathe';
import { Button, EmptyState, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RunningApp } from './runningApp';

const icons = { unknown: 'question', inactive: 'debug-pause', closed: 'lock', failed: 'error' } as const;

/** In the place of an application that cannot be used: why, and what can be done. */
export const RunProblemPage = observer(function RunProblemPage(props: {
  readonly name: string;
  readonly running: RunningApp;
}): ReactNode {
  const { name, running } = props;
  const t = useTexts();
  const commands = useService(Commands);
  const problem = running.problem ?? 'failed';
  const description = problem === 'failed' ? running.message : t(`runtime.problem.${problem}.hint`);
  return (
    <main className="app-problem">
      <div role="alert">
        <EmptyState
          icon={icons[problem]}
          title={t(`runtime.problem.${problem}`, { name: running.label })}
          description={description}
        >
          <Button onClick={() => report(running.start(name))}>{t('runtime.tryAgain')}</Button>
          {problem !== 'failed' && (
            <Button secondary onClick={() => report(commands.execute('workbench.action.logOut'))}>
              {t('runtime.otherUser')}
            </Button>
          )}
        </EmptyState>
      </div>
    </main>
  );
});
