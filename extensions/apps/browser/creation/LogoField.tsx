import { type FormModel, Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { iconOfApp } from '../AppLogo';
import { logos } from './logos';
import type { NewAppValues } from './newAppForm';

/** The icon by which an application is known. */
export const LogoField = observer(function LogoField({ form }: { readonly form: FormModel<NewAppValues> }): ReactNode {
  const t = useTexts();
  const id = useId();
  const chosen = form.values.logo;
  const modifier = form.isChanged('logo') ? ' form-field--changed' : '';
  return (
    <div className={`form-field${modifier}`} data-field="logo">
      <div className="form-field__label">{t('newApp.logo')}</div>
      <div className="new-app__logos" role="radiogroup" aria-label={t('newApp.logo')}>
        {['', ...logos].map((logo) => {
          const name = t(`logo.${logo || 'none'}`);
          return (
            <label key={logo} className="new-app__logo" data-hover={name}>
              <input
                type="radio"
                className="visually-hidden"
                name={id}
                aria-label={name}
                checked={chosen === logo}
                onChange={() => form.set('logo', logo, t('newApp.logo'))}
              />
              <Icon name={logo || iconOfApp({ logo, type: form.values.type })} />
            </label>
          );
        })}
      </div>
    </div>
  );
});
