import type { Dialogs, Translate } from 'lathe';
import { tokenPath } from '../../common/oauthCalls';
import type { RevealedClient } from './oauthClientForm';
import { showSecret } from './Secrets';

/** The secret of a client, which the server tells once. */
export async function showClientSecret(dialogs: Dialogs, t: Translate, client: RevealedClient): Promise<void> {
  const { client_id, client_secret, name } = client;
  const token_endpoint = new URL(tokenPath, location.href).href;
  const facts = { client_id, client_secret, client_name: name, grant_type: 'client_credentials', token_endpoint };
  await showSecret(dialogs, t, {
    title: t('oauthClient.secretTitle', { name }),
    hint: t('secret.once'),
    values: [
      [t('oauthClient.id'), client_id],
      [t('oauthClient.secret'), client_secret],
    ],
    file: { name: `oauth-${client_id}.json`, text: `${JSON.stringify(facts, null, 2)}\n` },
  });
}
