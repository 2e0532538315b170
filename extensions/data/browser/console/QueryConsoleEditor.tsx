import type { Tab } from 'lathe';
import { ActionButton, FileEditor, ProgressBar, SplitView, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRunCommand } from '../useRunCommand';
import { BuilderPane } from './BuilderPane';
import { ConsoleResults } from './ConsoleResults';
import { Consoles } from './consoles';
import { QueryFiles } from './queryFiles';
import './console.css';

/** A query as text and as a form that change one another, and below them what came of it. */
export const QueryConsoleEditor = observer(function QueryConsoleEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  useService(QueryFiles);
  const console = useService(Consoles).of(tab);
  const run = useRunCommand();
  const text = <FileEditor tab={tab} uri={console.uri} />;
  const builder = {
    id: 'builder',
    name: t('console.builder'),
    content: <BuilderPane console={console} />,
    minimum: 240,
  };
  const parts = [{ id: 'text', name: t('console.text'), content: text, minimum: 240 }];
  const query = <SplitView orientation="horizontal" parts={console.builderShown ? [builder, ...parts] : parts} />;
  return (
    <div className="query-console">
      <div className="query-console__tools" role="toolbar" aria-label={t('console.tools')}>
        {console.running ? (
          <ActionButton icon="debug-stop" label={t('command.cancelQuery')} onClick={() => console.cancel()} />
        ) : (
          <ActionButton
            icon="play"
            label={t('command.runQuery')}
            keybinding="Ctrl+Enter"
            onClick={() => run('data.runQuery')}
          />
        )}
        <ActionButton icon="list-tree" label={t('command.explainQuery')} onClick={() => run('data.explainQuery')} />
        <ActionButton icon="watch" label={t('command.analyzeQuery')} onClick={() => run('data.analyzeQuery')} />
        <ActionButton
          icon="history"
          label={t('command.showQueryHistory')}
          onClick={() => run('data.showQueryHistory')}
        />
        <ActionButton
          icon="cloud-download"
          label={t('command.exportQueryRows')}
          onClick={() => run('data.exportQueryRows')}
        />
        <ActionButton
          icon="terminal"
          label={t('command.copyQueryAsCurl')}
          onClick={() => run('data.copyQueryAsCurl')}
        />
        <ActionButton
          icon="code"
          label={t('command.copyQueryAsTypeScript')}
          onClick={() => run('data.copyQueryAsTypeScript')}
        />
        <ActionButton
          icon="layout-sidebar-left"
          label={t('command.toggleQueryBuilder')}
          pressed={console.builderShown}
          onClick={() => run('data.toggleQueryBuilder')}
        />
        <span className="query-console__object">{console.query?.object}</span>
      </div>
      {console.running && <ProgressBar label={t('console.running')} />}
      <div className="query-console__body" data-autofocus="within">
        <SplitView
          orientation="vertical"
          parts={[
            { id: 'query', name: t('console.query'), content: query, minimum: 120 },
            { id: 'results', name: t('console.results'), content: <ConsoleResults console={console} />, minimum: 100 },
          ]}
        />
      </div>
    </div>
  );
});
