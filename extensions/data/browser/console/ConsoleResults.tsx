import { Button, EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useRunCommand } from '../useRunCommand';
import { HistoryPane } from './HistoryPane';
import { PlanPane } from './PlanPane';
import type { ConsolePane, QueryConsole } from './queryConsole';
import { ResultGrid } from './ResultGrid';

const panes: readonly ConsolePane[] = ['results', 'plan', 'history'];

/** What came of a query, how it is answered, and what was asked before. */
export const ConsoleResults = observer(function ConsoleResults({
  console,
}: {
  readonly console: QueryConsole;
}): ReactNode {
  const t = useTexts();
  const id = useId();
  const { pane, answer } = console;
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = panes[(panes.indexOf(pane) + step + panes.length) % panes.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    console.show(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div className="console-results">
      <div className="console-results__head">
        <div className="console-results__tabs" role="tablist" aria-label={t('console.results')} onKeyDown={move}>
          {panes.map((each) => (
            <button
              key={each}
              id={`${id}-${each}`}
              type="button"
              role="tab"
              className="console-results__tab"
              aria-selected={each === pane}
              aria-controls={`${id}-panel`}
              tabIndex={each === pane ? 0 : -1}
              onClick={() => console.show(each)}
            >
              {t(`console.pane.${each}`)}
            </button>
          ))}
        </div>
        <span className="console-results__facts" role="status">
          {pane === 'results' &&
            answer &&
            !hasFailed(console) &&
            t('console.facts', { rows: answer.rows.length, time: Math.round(answer.duration) })}
        </span>
      </div>
      <div id={`${id}-panel`} className="console-results__panel" role="tabpanel" aria-labelledby={`${id}-${pane}`}>
        {pane === 'history' ? <HistoryPane console={console} /> : <Outcome console={console} />}
      </div>
    </div>
  );
});

/** What went wrong with the plan says nothing of the rows. */
function hasFailed({ problem, failedPane, pane }: QueryConsole): boolean {
  return problem !== undefined && failedPane === pane;
}

const Outcome = observer(function Outcome({ console }: { readonly console: QueryConsole }): ReactNode {
  const t = useTexts();
  const run = useRunCommand();
  const { answer, plan, pane, problem, running } = console;
  const command = pane === 'plan' ? 'data.explainQuery' : 'data.runQuery';
  if (hasFailed(console))
    return (
      <EmptyState icon="error" title={t('console.failed')} description={problem}>
        <Button onClick={() => run(command)}>{t('console.again')}</Button>
      </EmptyState>
    );
  if (pane === 'plan' && plan) return <PlanPane console={console} plan={plan} />;
  if (pane === 'results' && answer)
    return answer.rows.length > 0 ? (
      <ResultGrid rows={answer.rows} />
    ) : (
      <EmptyState icon="search" title={t('console.noRows')} description={t('console.noRowsHint')} />
    );
  if (running) return null;
  return (
    <EmptyState
      icon={pane === 'plan' ? 'list-tree' : 'play'}
      title={t(`console.empty.${pane}`)}
      description={t(`console.emptyHint.${pane}`)}
    >
      <Button disabled={!console.query?.object} onClick={() => run(command)}>
        {t(pane === 'plan' ? 'command.explainQuery' : 'command.runQuery')}
      </Button>
    </EmptyState>
  );
});
