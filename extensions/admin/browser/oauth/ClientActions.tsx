import { Api, Dialogs, downloadFrom, Notifications, Tabs, Texts } from 'lathe';
import { Button, report, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { OauthClient } from '../../common/oauthCalls';
import { oauthApi } from './oauthApi';
import { showClientSecret } from './showClientSecret';

const graceHours = 24;

/** What can be done with an OAuth client beside changing it. */
export function ClientActions({ client }: { readonly client: OauthClient }): ReactNode {
  const t = useTexts();
  const calls = oauthApi(useService(Api), useService(Texts));
  const dialogs = useService(Dialogs);
  const notifications = useService(Notifications);
  const tabs = useService(Tabs);
  const { instanceId: id, client_id, name } = client;
  const params = { id };
  const rotate = async (): Promise<void> => {
    const button = await dialogs.ask({
      message: t('oauthClient.rotateQuestion', { name }),
      detail: t('oauthClient.rotateDetail', { hours: graceHours }),
      type: 'warning',
      buttons: [
        { id: 'grace', label: t('oauthClient.rotateGrace', { hours: graceHours }) },
        { id: 'now', label: t('oauthClient.rotateNow'), danger: true },
      ],
    });
    if (button === undefined) return;
    const body = { graceHours: button === 'grace' ? graceHours : 0 };
    await showClientSecret(dialogs, t, await calls.rotate({ params, body }));
  };
  const revoke = async (): Promise<void> => {
    const detail = t('oauthClient.revokeDetail');
    const question = { message: t('oauthClient.revokeQuestion', { name }), detail, primary: t('oauthClient.revoke') };
    if (!(await dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
    const { revoked } = await calls.revokeTokens({ params });
    notifications.info(t('oauthClient.revoked', { count: revoked }));
  };
  const remove = async (): Promise<void> => {
    const detail = t('oauthClient.deleteDetail');
    const question = { message: t('oauthClient.deleteQuestion', { name }), detail, primary: t('delete') };
    if (!(await dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
    await calls.remove({ params, query: {} });
    tabs.closeNow(tabs.all.filter((each) => each.type === 'oauthClient' && each.id === id).map(({ key }) => key));
  };
  const file = `/u-route/baas/oauth/v1.0/oauthinfo/${client_id}`;
  return (
    <>
      <Button secondary icon="cloud-download" onClick={() => downloadFrom(file)}>
        {t('oauthClient.file')}
      </Button>
      <Button secondary icon="key" onClick={() => report(rotate())}>
        {t('oauthClient.rotate')}
      </Button>
      <Button secondary icon="circle-slash" onClick={() => report(revoke())}>
        {t('oauthClient.revoke')}
      </Button>
      <Button secondary icon="trash" onClick={() => report(remove())}>
        {t('delete')}
      </Button>
    </>
  );
}
