import { Button, Icon, report, useTexts, WhoIsHere } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { logoAddress } from '../../common/appLogo';
import { AppLogo } from '../AppLogo';
import type { AppDesigner } from './appDesigner';
import type { StoredApp } from './model/appValues';

interface AppHeaderProps {
  readonly designer: AppDesigner;
  readonly application: StoredApp;
}

/** Which application it is, and saving it. */
export const AppHeader = observer(function AppHeader({ designer, application }: AppHeaderProps): ReactNode {
  const t = useTexts();
  const { form, readOnly } = designer;
  const { label, name, active, data } = application;
  const still = !form.dirty || form.saving;
  return (
    <header className="form-page__header">
      <AppLogo app={{ logo: logoAddress(application.id, data.logo ?? ''), type: data.type }} />
      <h1 className="form-page__title">{label}</h1>
      <div className="form-page__subtitle">
        {name} · {t(`center.type.${data.type}`)}
        {!active && (
          <>
            {' '}
            · <Icon name="circle-slash" /> {t('center.inactive')}
          </>
        )}
      </div>
      <div className="form-page__actions">
        <WhoIsHere record={application.id} />
        <Button secondary disabled={still} onClick={() => form.reset()}>
          {t('designer.reset')}
        </Button>
        <Button disabled={still || readOnly} onClick={() => report(form.save())}>
          {t(form.saving ? 'designer.saving' : 'designer.save')}
        </Button>
      </div>
    </header>
  );
});
