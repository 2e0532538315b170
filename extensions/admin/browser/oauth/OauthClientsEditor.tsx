import { Api, Commands, Tabs, Texts } from 'lathe';
import { type queryOf, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { type OauthClient, OauthClientQuery } from '../../common/oauthCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';
import { oauthApi } from './oauthApi';

type Row = OauthClient & { readonly id: string };

/** Programs that act by themselves. */
export const OauthClientsEditor = observer(function OauthClientsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const texts = useService(Texts);
  const commands = useService(Commands);
  const load = useCallback(
    (wanted: ReturnType<typeof queryOf>) => async (page: { offset: number; limit: number }, signal: AbortSignal) => {
      const query = OauthClientQuery.parse({ ...wanted, ...page });
      const { rows, total } = await oauthApi(api, texts).list({ query, signal });
      return { rows: rows.map((row) => ({ ...row, id: row.instanceId })), total };
    },
    [api, texts],
  );
  return (
    <ObjectList<Row>
      icon="plug"
      load={load}
      texts={{
        label: t('oauthClients'),
        search: t('oauthClients.search'),
        none: t('oauthClients.none'),
        noneHint: t('oauthClients.noneHint'),
        noneFound: t('oauthClients.noneFound'),
        make: t('oauthClients.make'),
      }}
      columns={[
        { id: 'name', title: t('field.name'), sortable: true, render: ({ name }) => name },
        { id: 'clientId', title: t('oauthClient.id'), width: 'minmax(140px, 2fr)', render: (row) => row.client_id },
        { id: 'state', title: t('field.state'), render: (row) => t(`oauthClient.state.${stateOf(row)}`) },
        { id: 'permissions', title: t('permissions'), render: (row) => row.permissions.length },
        { id: 'tokens', title: t('oauthClient.tokens'), render: ({ tokens }) => tokens },
        {
          id: 'lastUsedAt',
          title: t('token.lastUsed'),
          sortable: true,
          render: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, 'short') : t('token.never')),
        },
      ]}
      onMake={() => report(commands.execute('admin.newOauthClient'))}
      onOpen={({ id, name }) => report(tabs.open({ type: 'oauthClient', id, name }))}
    />
  );
});

export function stateOf({ active, expiresAt }: Pick<OauthClient, 'active' | 'expiresAt'>): string {
  if (!active) return 'disabled';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}
