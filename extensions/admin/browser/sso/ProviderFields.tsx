import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ProviderValues } from './providerForm';

interface Props {
  readonly form: FormModel<ProviderValues>;
  readonly hasSecret: boolean;
}

/** What OpenID Connect takes. */
export const OidcFields = observer(function OidcFields({ form, hasSecret }: Props): ReactNode {
  const t = useTexts();
  const ways = ['client_secret_basic', 'client_secret_post', 'none'];
  return (
    <FormSection title={t('identityProvider.OIDC')}>
      <FormField
        form={form}
        name="issuer"
        label={t('identityProvider.issuer')}
        hint={t('identityProvider.issuerHint')}
        required
      />
      <FormField form={form} name="clientId" label={t('identityProvider.clientId')} required />
      <Secret form={form} hasSecret={hasSecret} label={t('identityProvider.clientSecret')} />
      <FormField
        form={form}
        name="clientAuthentication"
        kind="select"
        label={t('identityProvider.authentication')}
        options={ways.map((value) => ({ value, label: t(`identityProvider.authentication.${value}`) }))}
      />
      <FormField form={form} name="scopes" label={t('identityProvider.scopes')} required />
    </FormSection>
  );
});

/** What SAML takes. */
export const SamlFields = observer(function SamlFields({ form, hasSecret }: Props): ReactNode {
  const t = useTexts();
  return (
    <FormSection title={t('identityProvider.SAML')}>
      <FormField form={form} name="entityId" label={t('identityProvider.entityId')} required />
      <FormField form={form} name="entryPoint" label={t('identityProvider.entryPoint')} required />
      <FormField
        form={form}
        name="certificates"
        kind="textarea"
        label={t('identityProvider.certificates')}
        hint={t('identityProvider.certificatesHint')}
        required
      />
      <FormField
        form={form}
        name="metadataUrl"
        label={t('identityProvider.metadataUrl')}
        hint={t('identityProvider.metadataUrlHint')}
      />
      <FormField
        form={form}
        name="logoutAddress"
        label={t('identityProvider.logoutAddress')}
        hint={t('identityProvider.logoutAddressHint')}
      />
      <FormField
        form={form}
        name="wantResponseSigned"
        kind="checkbox"
        label={t('identityProvider.wantResponseSigned')}
        hint={t('identityProvider.wantResponseSignedHint')}
      />
      <FormField form={form} name="ownCertificate" kind="textarea" label={t('identityProvider.ownCertificate')} />
      <Secret form={form} hasSecret={hasSecret} label={t('identityProvider.privateKey')} />
    </FormSection>
  );
});

const Secret = observer(function Secret({ form, hasSecret, label }: Props & { readonly label: string }): ReactNode {
  const t = useTexts();
  const hint = t(hasSecret ? 'identityProvider.secretKept' : 'identityProvider.secretNone');
  return (
    <>
      <FormField
        form={form}
        name="secret"
        kind="password"
        label={label}
        hint={hint}
        disabled={form.values.forgetSecret}
      />
      {hasSecret && (
        <FormField form={form} name="forgetSecret" kind="checkbox" label={t('identityProvider.forgetSecret')} />
      )}
    </>
  );
});
