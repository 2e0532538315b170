import { Api, Commands, LiveEvents, Session, type Tab, Texts } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, Markdown, ProgressBar, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { isStatementName, statementCalls, type StatementName } from '../../common/statementCalls';
import { textIn } from '../news/newsText';
import { defaultStatement } from './defaultStatement';
import './statements.css';

/** On which the server tells that a setting of the tenant was changed. */
const statementTopic = 'tenant-setting';

/** The agreement, which has an address of its own. */
export function AgreementEditor(): ReactNode {
  return <StatementPage name="agreement" />;
}

/** The privacy or the service statement. */
export function StatementEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  if (!isStatementName(tab.id)) return <EmptyState title={t('statement.missing')} icon="question" />;
  return <StatementPage name={tab.id} />;
}

const StatementPage = observer(function StatementPage({ name }: { readonly name: StatementName }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const commands = useService(Commands);
  const events = useService(LiveEvents);
  const { locale } = useService(Texts);
  const mayWrite = useService(Session).permissions.has(permissions.manageTenant);
  const [text, setText] = useState<string>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async (): Promise<void> => {
      const own = await api.of(statementCalls).get({ params: { name }, signal });
      const said = textIn(own, locale) || (await defaultStatement(name, locale));
      if (!signal.aborted) setText(said);
    };
    const show = (): void => {
      load().catch((error: unknown) => signal.aborted || setProblem(String(Object(error).message)));
    };
    show();
    const changes = events.listen(statementTopic, { heard: ({ id }) => id === 'statements' && show(), missed: show });
    return () => {
      controller.abort();
      changes.dispose();
    };
  }, [api, events, name, locale]);
  if (problem) return <EmptyState title={problem} icon="error" />;
  if (text === undefined) return <ProgressBar label={t(`statement.${name}`)} />;
  return (
    <article className="statement" aria-labelledby={`statement-${name}`}>
      <div className="statement__content">
        <h1 id={`statement-${name}`} className="statement__title">
          {t(`statement.${name}`)}
        </h1>
        <Markdown text={text} />
        {mayWrite && (
          <div className="statement__tools">
            <Button secondary icon="edit" onClick={() => report(commands.execute('home.editStatement', name))}>
              {t('news.edit')}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
});
