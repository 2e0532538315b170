import { CommandButton } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { ProviderView } from '../../common/ssoShapes';

/** What is done with a provider as a whole. */
export function ProviderActions({ provider }: { readonly provider: ProviderView }): ReactNode {
  const rows = [provider];
  return (
    <>
      <CommandButton command="admin.syncIdentityProvider" text="identityProvider.sync" icon="sync" rows={rows} />
      <CommandButton command="admin.forgetIdentityLinks" text="identityProvider.clear" icon="clear-all" rows={rows} />
      <CommandButton command="admin.deleteIdentityProvider" text="delete" icon="trash" rows={rows} />
    </>
  );
}
