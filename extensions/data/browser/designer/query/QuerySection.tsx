import { Form, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectForm } from '../objectForm';
import { QueryFields } from './QueryFields';

/** What a view object asks, and of whom. */
export const QuerySection = observer(function QuerySection({
  model: { form },
}: {
  readonly model: ObjectForm;
}): ReactNode {
  const t = useTexts();
  return (
    <div className="designer__form">
      <Form form={form} label={t('designer.query')}>
        <QueryFields
          view={form.values.view}
          problem={form.errorOf('view')}
          onChange={(view) => form.set('view', view, t('designer.query'))}
        />
      </Form>
    </div>
  );
});
