import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { onUnexpectedError } from '../../../common/event';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useKitTexts } from '../useKitTexts';
import type { FormModel } from './formModel';
import { useResumedSave } from './useResumedSave';

function Banner<V extends object>({ form }: { readonly form: FormModel<V> }): ReactNode {
  const t = useKitTexts();
  useResumedSave(form);
  if (!form.unsent || !form.dirty) return null;
  return (
    <div className="form-page__unsent" role="alert">
      <Icon name="debug-disconnect" />
      <span className="form-page__unsent-text">{t('form.unsent')}</span>
      <div className="form-page__unsent-actions">
        <Button disabled={form.saving} onClick={() => void form.save().catch(onUnexpectedError)}>
          {t('form.saveNow')}
        </Button>
        <Button secondary disabled={form.saving} onClick={() => form.reset()}>
          {t('form.discard')}
        </Button>
      </div>
    </div>
  );
}

/** Says that what is in the form waits for the network, and saves it when that is back. */
export const UnsentBanner = observer(Banner);
