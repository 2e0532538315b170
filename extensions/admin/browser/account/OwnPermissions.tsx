import { Session } from 'lathe';
import { FormSection, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { permissionKeys } from '../permissions/permissionKeys';
import './account.css';

/** What the one who is signed in may do, as the server says. */
export const OwnPermissions = observer(function OwnPermissions(): ReactNode {
  const t = useTexts();
  const own = useService(Session).permissions;
  const held = permissionKeys.filter(({ name }) => own.has(name));
  return (
    <FormSection title={t('myAccount.permissions')} description={t('myAccount.permissionsHint')}>
      <ul className="own-permissions" aria-label={t('myAccount.permissions')}>
        {held.map(({ key }) => (
          <li key={key} className="own-permissions__one">
            <Icon name="check" />
            <span>
              <span className="own-permissions__name">{t(`permission.${key}`)}</span>{' '}
              <span className="own-permissions__hint">{t(`permission.${key}.hint`)}</span>
            </span>
          </li>
        ))}
        {held.length === 0 && <li className="own-permissions__hint">{t('myAccount.noPermissions')}</li>}
      </ul>
    </FormSection>
  );
});
