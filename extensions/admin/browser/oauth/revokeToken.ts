import type { Api, Dialogs, Tabs, Translate } from 'lathe';
import { accessTokenCalls, type AccessTokenRow } from '../../common/accessTokenCalls';

interface Services {
  readonly api: Api;
  readonly dialogs: Dialogs;
  readonly tabs: Tabs;
  readonly t: Translate;
}

export async function revokeToken({ api, dialogs, tabs, t }: Services, { id, name }: AccessTokenRow): Promise<void> {
  const question = { message: t('token.revokeQuestion', { name }), detail: t('token.revokeDetail') };
  if (!(await dialogs.confirm({ ...question, primary: t('token.revoke'), type: 'warning', danger: true }))) return;
  await api.of(accessTokenCalls).revoke({ params: { id } });
  tabs.closeNow(tabs.all.filter((each) => each.type === 'accessToken' && each.id === id).map(({ key }) => key));
}
