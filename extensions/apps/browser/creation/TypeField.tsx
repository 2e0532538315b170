import { type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { applicationTypes } from '../../common/applicationTypes';
import { AppLogo } from '../AppLogo';
import type { NewAppValues } from './newAppForm';

/** What kind of application it is to be, each with what it is for. */
export const TypeField = observer(function TypeField({ form }: { readonly form: FormModel<NewAppValues> }): ReactNode {
  const t = useTexts();
  const id = useId();
  return (
    <div className="new-app__types" role="radiogroup" aria-label={t('newApp.type')}>
      {applicationTypes.map((type, index) => (
        <label key={type} className="new-app__type">
          <input
            type="radio"
            name={id}
            checked={form.values.type === type}
            aria-describedby={`${id}-${index}`}
            onChange={() => form.set('type', type, t('newApp.type'))}
          />
          <AppLogo app={{ logo: '', type }} />
          <span className="new-app__type-name">{t(`center.type.${type}`)}</span>
          <span className="new-app__type-text" id={`${id}-${index}`}>
            {t(`newApp.type.${type}`)}
          </span>
        </label>
      ))}
    </div>
  );
});
