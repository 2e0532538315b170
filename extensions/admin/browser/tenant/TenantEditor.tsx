import { Session } from 'lathe';
import { Facts, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { NamespaceSection } from './NamespaceSection';
import './tenant.css';

/** What the tenant is called. */
export const TenantEditor = observer(function TenantEditor(): ReactNode {
  const t = useTexts();
  const { user } = useService(Session);
  return (
    <div className="tenant-page">
      <h1>{t('tenant')}</h1>
      <section className="tenant-page__section">
        <Facts
          facts={[
            [t('tenant.name'), user?.tenantName],
            [t('tenant.id'), user?.tenantId],
          ]}
        />
      </section>
      <NamespaceSection />
    </div>
  );
});
