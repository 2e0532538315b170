import type { Tenant } from 'lathe/node';
import type { OidcProvider, ProviderSettings, SamlProvider } from '../../common/ssoShapes';

/** An identity provider as it stands in the database. */
export interface Provider<S extends ProviderSettings = ProviderSettings> {
  readonly id: string;
  readonly tenant: Tenant;
  readonly settings: S;
  /** Sealed. */
  readonly secret: string | null;
  readonly revision: number;
  readonly modifiedAt: Date;
  readonly modifiedBy: string;
}

export function isOidc(provider: Provider): provider is Provider<OidcProvider> {
  return provider.settings.type === 'OIDC';
}

export function isSaml(provider: Provider): provider is Provider<SamlProvider> {
  return provider.settings.type === 'SAML';
}

/** To whom a provider's sealed secret belongs. */
export function secretOwner(id: string): string {
  return `IdentityProvider/${id}/secret`;
}
