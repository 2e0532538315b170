import { Commands, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, Icon, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';

/** What has to be done before the first object can be made. */
export function NamespaceMissing(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const mayChoose = useService(Session).permissions.has(permissions.manageTenant);
  return (
    <div className="page__notice" role="status">
      <Icon name="info" />
      <span className="page__notice-text">{t(mayChoose ? 'center.namespace' : 'center.namespaceAsk')}</span>
      {mayChoose && (
        <Button onClick={() => report(commands.execute('admin.showTenant'))}>{t('center.chooseNamespace')}</Button>
      )}
    </div>
  );
}
