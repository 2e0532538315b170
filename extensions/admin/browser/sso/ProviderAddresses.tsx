import { Clipboard } from 'lathe';
import { ActionButton, CommandButton, FormSection, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { ProviderView } from '../../common/ssoShapes';
import './sso.css';

/** What the provider's own administrator must be told of this server. */
export function ProviderAddresses({ provider }: { readonly provider: ProviderView }): ReactNode {
  const t = useTexts();
  const clipboard = useService(Clipboard);
  const { type, addresses } = provider;
  const { entityId, ...both } = addresses;
  const shown = Object.entries(type === 'SAML' ? { entityId, ...both } : both);
  return (
    <FormSection title={t('identityProvider.addresses')} description={t('identityProvider.addressesHint')}>
      <dl className="provider-addresses">
        {shown.map(([name, address]) => (
          <div key={name} className="provider-addresses__one">
            <dt>{t(`identityProvider.addresses.${type}.${name}`)}</dt>
            <dd>
              <code className="provider-addresses__address">{address}</code>
              <ActionButton
                icon="copy"
                onClick={() => report(clipboard.writeText(address))}
                label={t('identityProvider.copy', { name: t(`identityProvider.addresses.${type}.${name}`) })}
              />
            </dd>
          </div>
        ))}
      </dl>
      {type === 'SAML' && (
        <CommandButton
          command="admin.downloadIdentityMetadata"
          text="identityProvider.metadata"
          icon="cloud-download"
          rows={[provider]}
        />
      )}
    </FormSection>
  );
}
