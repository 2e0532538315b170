import type { ProviderView } from '../../common/ssoShapes';
import type { Addresses } from './ownAddresses';
import type { Provider } from './provider';

/** A provider as administrators see it: never with its secret. */
export function providerView(provider: Provider, addresses: Addresses): ProviderView {
  const { id, settings, secret, revision, modifiedAt, modifiedBy } = provider;
  const told = {
    id,
    revision,
    hasSecret: secret !== null,
    modifiedAt: modifiedAt.toISOString(),
    modifiedBy,
    addresses,
  };
  return { ...settings, ...told };
}
