import { EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { ResultGrid } from '../../console/ResultGrid';
import '../../console/console.css';
import { previewRows, usePreview } from './usePreview';
import type { ViewQuery } from './viewQuery';

/** Of the scroll bar and the border. */
const roomForBar = 14;

/** The first rows that a view object has, with its columns by their names; without a query what one is for. */
export const QueryPreview = observer(function QueryPreview({
  view,
}: {
  readonly view: ViewQuery | undefined;
}): ReactNode {
  const t = useTexts();
  const id = useId();
  return (
    <section className="view-query__preview" aria-labelledby={id}>
      <h2 id={id} className="form-section__title">
        {t('viewQuery.preview')}
      </h2>
      {view ? (
        <Outcome view={view} />
      ) : (
        <EmptyState icon="open-preview" title={t('viewQuery.empty')} description={t('viewQuery.emptyHint')} />
      )}
    </section>
  );
});

const Outcome = observer(function Outcome({ view }: { readonly view: ViewQuery }): ReactNode {
  const t = useTexts();
  const { rows, problem } = usePreview(view);
  if (problem !== undefined)
    return (
      <div className="form__problem" role="alert">
        {problem}
      </div>
    );
  if (!rows) return <p className="form-section__description">{t('viewQuery.asking')}</p>;
  if (rows.length === 0) return <p className="form-section__description">{t('viewQuery.noRows')}</p>;
  return (
    <>
      <p className="form-section__description">{t('viewQuery.previewHint', { count: previewRows })}</p>
      <div className="view-query__grid" style={{ height: (rows.length + 1) * 22 + roomForBar }}>
        <ResultGrid rows={rows} />
      </div>
    </>
  );
});
