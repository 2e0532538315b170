import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FormModel } from './formModel';
import { UnsentBanner } from './UnsentBanner';

interface UnsentFormProps {
  readonly form: Pick<FormModel<object>, 'unsent' | 'dirty' | 'saving' | 'save' | 'reset'>;
}

/** Says so while what a form holds waits for the network. */
export const UnsentForm = observer(function UnsentForm({ form }: UnsentFormProps): ReactNode {
  return (
    <UnsentBanner
      unsent={form.unsent && form.dirty}
      saving={form.saving}
      onSave={() => form.save()}
      onDiscard={() => form.reset()}
    />
  );
});
