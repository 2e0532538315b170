import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { namedIssueText } from '../values/issueText';
import type { RecordForm } from './recordForm';

interface UnseenIssuesProps {
  readonly record: Pick<RecordForm, 'form' | 'place'>;
  /** The names of the fields that are drawn. */
  readonly drawn: ReadonlySet<string>;
}

/** What is wrong with fields that the layout leaves out: without it nobody would know why nothing is saved. */
export const UnseenIssues = observer(function UnseenIssues({ record, drawn }: UnseenIssuesProps): ReactNode {
  const t = useTexts();
  const { form, place } = record;
  const told = place.object.fields.flatMap((field) => {
    const issue = drawn.has(field.name) ? undefined : form.errorOf(field.name);
    return issue === undefined ? [] : [namedIssueText(t, issue, field)];
  });
  if (told.length === 0) return null;
  return (
    <div className="form__problem" role="alert">
      {[...told, t('record.unseen')].join('\n')}
    </div>
  );
});
