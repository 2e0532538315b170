import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { jsonErrorText, nameOfUri, type Tab, Texts } from 'lathe';
import { ActionButton, Icon, SearchField, useService, useTexts } from 'lathe/ui';
import { fromRouteParameter } from '../documents/fileAddress';
import { FailedText } from '../editor/FailedText';
import { useTabName } from '../editor/useTabName';
import { JsonTree } from './JsonTree';
import type { JsonProblem } from './parseJson';
import { useJson } from './useJson';
import './JsonView.css';

/** A JSON value to read: as a tree or as text. */
export const JsonView = observer(function JsonView({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const uri = fromRouteParameter(tab.id);
  const { text, value, problem, empty, error, retry } = useJson(uri);
  useTabName(tab, nameOfUri(uri));
  const [asText, setAsText] = useState(false);
  const [filter, setFilter] = useState('');
  if (error !== undefined) return <FailedText uri={uri} error={error} retry={retry} />;
  if (text === undefined) return <div className="json-view" aria-busy />;
  const label = t('json.label', { name: nameOfUri(uri) });
  const shownAsText = asText || value === undefined;
  return (
    <section className="json-view" aria-label={label}>
      <div className="json-view__bar">
        <SearchField label={t('json.filter')} placeholder={t('json.filter')} value={filter} onChange={setFilter} />
        <ActionButton
          icon={shownAsText ? 'list-tree' : 'file-code'}
          label={t(shownAsText ? 'json.tree' : 'json.text')}
          onClick={() => setAsText(!asText)}
        />
      </div>
      <div className="json-view__body">
        {problem && <Problem problem={problem} />}
        {empty && <p className="json-view__empty">{t('json.empty', { name: nameOfUri(uri) })}</p>}
        {shownAsText ? (
          <pre className="json-view__text" tabIndex={0}>
            {text}
          </pre>
        ) : (
          <JsonTree label={label} value={value} filter={filter} />
        )}
      </div>
    </section>
  );
});

const Problem = observer(function Problem({ problem }: { readonly problem: JsonProblem }): ReactNode {
  const t = useTexts();
  const { code, line, column } = problem;
  const reason = jsonErrorText(useService(Texts), code);
  return (
    <div className="json-view__problem" role="alert">
      <Icon name="warning" />
      {t('json.invalid', { reason, line, column })}
    </div>
  );
});
