import { Api, Dialogs, Notifications, Tabs } from 'lathe';
import { Button, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import { ssoCalls } from '../../common/ssoCalls';
import type { ProviderView } from '../../common/ssoShapes';
import { report } from '../liveList';

/** What is done with a provider as a whole. */
export function ProviderActions({ provider }: { readonly provider: ProviderView }): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const dialogs = useService(Dialogs);
  const notifications = useService(Notifications);
  const tabs = useService(Tabs);
  const { id, name } = provider;
  const calls = api.of(ssoCalls);
  const sync = async (): Promise<void> => {
    const buttons = (['metadata', 'users'] as const).map((type) => ({
      id: type,
      label: t(`identityProvider.sync.${type}`),
    }));
    const message = t('identityProvider.syncQuestion', { name });
    const { button } = await dialogs.message({ message, detail: t('identityProvider.syncDetail'), buttons });
    if (button !== 'metadata' && button !== 'users') return;
    const { changed, users } = await calls.sync({ params: { id }, query: { type: button } });
    if (button === 'users') notifications.info(t('identityProvider.syncedUsers', { users }));
    else if (changed.length === 0) notifications.info(t('identityProvider.syncedNothing'));
    else
      notifications.info(
        t('identityProvider.synced', { what: changed.map((each) => t(`identityProvider.${each}`)).join(', ') }),
      );
  };
  const clear = async (): Promise<void> => {
    const question = {
      message: t('identityProvider.clearQuestion', { name }),
      detail: t('identityProvider.clearDetail'),
    };
    if (!(await dialogs.confirm({ ...question, primary: t('identityProvider.clear'), type: 'warning', danger: true })))
      return;
    const { users } = await calls.sync({ params: { id }, query: { type: 'users', clearData: true } });
    notifications.info(t('identityProvider.cleared', { users }));
  };
  const remove = async (): Promise<void> => {
    const question = {
      message: t('identityProvider.deleteQuestion', { name }),
      detail: t('identityProvider.deleteDetail'),
    };
    if (!(await dialogs.confirm({ ...question, primary: t('delete'), type: 'warning', danger: true }))) return;
    await calls.remove({ params: { id } });
    tabs.closeNow(tabs.all.filter((each) => each.type === 'identityProvider' && each.id === id).map(({ key }) => key));
  };
  return (
    <>
      <Button secondary icon="sync" onClick={() => report(sync())}>
        {t('identityProvider.sync')}
      </Button>
      <Button secondary icon="clear-all" onClick={() => report(clear())}>
        {t('identityProvider.clear')}
      </Button>
      <Button secondary icon="trash" onClick={() => report(remove())}>
        {t('delete')}
      </Button>
    </>
  );
}
