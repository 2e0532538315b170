import type { Api, Dialogs, Tabs, Translate } from 'lathe';
import { accessTokenCalls, type AccessTokenRow } from '../../common/accessTokenCalls';

interface Services {
  readonly api: Api;
  readonly dialogs: Dialogs;
  readonly tabs: Tabs;
  readonly t: Translate;
}

/** Asks first; of another's token it says whose it is. */
export async function revokeToken(
  { api, dialogs, tabs, t }: Services,
  { id, name, userName: owner }: AccessTokenRow,
  withOwner = false,
): Promise<void> {
  const message = t(withOwner ? 'token.revokeOthersQuestion' : 'token.revokeQuestion', { name, owner });
  const question = { message, detail: t('token.revokeDetail'), primary: t('token.revoke') };
  if (!(await dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
  await api.of(accessTokenCalls).revoke({ params: { id } });
  tabs.closeNow(tabs.all.filter((each) => each.type === 'accessToken' && each.id === id).map(({ key }) => key));
}
