import { type ExtensionContext, Tabs } from 'lathe';
import { newId } from '../replaceTab';
import { IdentityProviderEditor } from './IdentityProviderEditor';
import { IdentityProvidersEditor } from './IdentityProvidersEditor';
import { ThirdPartyEditor } from './ThirdPartyEditor';

/** The pages about signing in by others. */
export function registerSso({ commands, editors, get }: ExtensionContext): void {
  editors.register('identityProviders', IdentityProvidersEditor);
  editors.register('identityProvider', IdentityProviderEditor);
  editors.register('thirdParty', ThirdPartyEditor);
  commands.register('admin.showIdentityProviders', () => get(Tabs).open({ type: 'identityProviders' }));
  commands.register('admin.newIdentityProvider', () => get(Tabs).open({ type: 'identityProvider', id: newId }));
  commands.register('admin.showThirdParty', () => get(Tabs).open({ type: 'thirdParty' }));
}
