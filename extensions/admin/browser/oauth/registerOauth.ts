import { type ExtensionContext, Tabs } from 'lathe';
import { newId } from 'lathe/ui';
import { AccessTokenEditor } from './AccessTokenEditor';
import { AccessTokensEditor } from './AccessTokensEditor';
import { AllAccessTokensEditor } from './AllAccessTokensEditor';
import { OauthClientEditor } from './OauthClientEditor';
import { OauthClientsEditor } from './OauthClientsEditor';

/** How programs get in: for a user, or by themselves. */
export function registerOauth({ commands, editors, get }: ExtensionContext): void {
  const opening = {
    'admin.showAccessTokens': 'accessTokens',
    'admin.showAllAccessTokens': 'allAccessTokens',
    'admin.showOauthClients': 'oauthClients',
  };
  for (const [command, type] of Object.entries(opening)) commands.register(command, () => get(Tabs).open({ type }));
  const making = { 'admin.newAccessToken': 'accessToken', 'admin.newOauthClient': 'oauthClient' };
  for (const [command, type] of Object.entries(making))
    commands.register(command, () => get(Tabs).open({ type, id: newId }));
  editors.register('accessTokens', AccessTokensEditor);
  editors.register('accessToken', AccessTokenEditor);
  editors.register('allAccessTokens', AllAccessTokensEditor);
  editors.register('oauthClients', OauthClientsEditor);
  editors.register('oauthClient', OauthClientEditor);
}
