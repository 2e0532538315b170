import { Api, Commands, Dialogs, Tabs } from 'lathe';
import { Button, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { accessTokenCalls, type AccessTokenRow } from '../../common/accessTokenCalls';
import { formatTime } from '../formatTime';
import { report } from '../liveList';
import { ObjectList } from '../ObjectList';
import type { queryOf } from '../useListQuery';
import { revokeToken } from './revokeToken';

/** By which the user's own programs act for him. */
export const AccessTokensEditor = observer(function AccessTokensEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const commands = useService(Commands);
  const dialogs = useService(Dialogs);
  const load = useCallback(
    (wanted: ReturnType<typeof queryOf>) => (page: { offset: number; limit: number }, signal: AbortSignal) =>
      api.of(accessTokenCalls).list({ query: accessTokenCalls.list.query.parse({ ...wanted, ...page }), signal }),
    [api],
  );
  return (
    <ObjectList<AccessTokenRow>
      icon="key"
      load={load}
      texts={{
        label: t('accessTokens'),
        search: t('accessTokens.search'),
        none: t('accessTokens.none'),
        noneHint: t('accessTokens.noneHint'),
        noneFound: t('accessTokens.noneFound'),
        make: t('accessTokens.make'),
      }}
      columns={[
        { id: 'name', title: t('field.name'), sortable: true, render: ({ name }) => name },
        { id: 'start', title: t('token.start'), render: ({ start }) => `${start}…` },
        { id: 'permissions', title: t('permissions'), render: (row) => row.permissions.length },
        {
          id: 'expiresAt',
          title: t('token.expires'),
          sortable: true,
          render: (row) => expiryOf(row, t('token.expired')),
        },
        {
          id: 'lastUsedAt',
          title: t('token.lastUsed'),
          sortable: true,
          render: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, 'short') : t('token.never')),
        },
      ]}
      tools={(chosen) => (
        <Button
          secondary
          icon="trash"
          disabled={!chosen}
          onClick={() => chosen && report(revokeToken({ api, dialogs, tabs, t }, chosen))}
        >
          {t('token.revoke')}
        </Button>
      )}
      onMake={() => report(commands.execute('admin.newAccessToken'))}
      onOpen={({ id, name }) => report(tabs.open({ type: 'accessToken', id, name }))}
    />
  );
});

function expiryOf({ expired, expiresAt }: AccessTokenRow, text: string): string | undefined {
  return expired ? text : formatTime(expiresAt, 'short');
}
