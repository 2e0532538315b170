import { type ExtensionContext, Tabs } from 'lathe';
import { newId } from 'lathe/ui';
import { removing } from '../removing';
import { IdentityProviderEditor } from './IdentityProviderEditor';
import { IdentityProvidersEditor } from './IdentityProvidersEditor';
import { providerRemoval } from './providerChoice';
import { DownloadProviderMetadata, ForgetProviderLinks, SyncProvider } from './providerCommands';
import { ThirdPartyEditor } from './ThirdPartyEditor';

/** The pages about signing in by others. */
export function registerSso({ commands, editors, get }: ExtensionContext): void {
  editors.register('identityProviders', IdentityProvidersEditor);
  editors.register('identityProvider', IdentityProviderEditor);
  editors.register('thirdParty', ThirdPartyEditor);
  commands.register('admin.showIdentityProviders', () => get(Tabs).open({ type: 'identityProviders' }));
  commands.register('admin.newIdentityProvider', () => get(Tabs).open({ type: 'identityProvider', id: newId }));
  commands.register('admin.syncIdentityProvider', SyncProvider);
  commands.register('admin.forgetIdentityLinks', ForgetProviderLinks);
  commands.register('admin.downloadIdentityMetadata', DownloadProviderMetadata);
  commands.register('admin.deleteIdentityProvider', removing(providerRemoval));
  commands.register('admin.showThirdParty', () => get(Tabs).open({ type: 'thirdParty' }));
}
