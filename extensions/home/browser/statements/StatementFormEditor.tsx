import { Api, type Tab } from 'lathe';
import { EmptyState, FormField, FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { isStatementName, type Statement, statementCalls } from '../../common/statementCalls';

/** One of the tenant's statements, as administrators write it. */
export const StatementFormEditor = observer(function StatementFormEditor(props: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const { tab } = props;
  const { id: name } = tab;
  const form = useMemo(() => {
    const calls = api.of(statementCalls);
    return new FormModel<Statement>({
      load: () => calls.get({ params: { name } }),
      save: (body) => calls.set({ params: { name }, body }),
    });
  }, [api, name]);
  if (!isStatementName(name)) return <EmptyState title={t('statement.missing')} icon="question" />;
  return (
    <FormPage tab={tab} form={form} icon="law" title={t(`statement.${name}`)}>
      {() => (
        <FormSection title={t('statement.own')} description={t('statement.ownHint')}>
          <FormField form={form} name="text" kind="textarea" label={t('news.text')} hint={t('news.markdown')} />
          <FormField form={form} name="textEnglish" kind="textarea" label={t('news.textEnglish')} />
        </FormSection>
      )}
    </FormPage>
  );
});
