import { Api, Dialogs, Tabs } from 'lathe';
import { Button, type ObjectListTexts, type queryOf, report, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { accessTokenCalls, AccessTokenQuery, type AccessTokenRow } from '../../common/accessTokenCalls';
import { formatTime } from '../formatTime';
import { ObjectList } from '../ObjectList';
import { revokeToken } from './revokeToken';

interface AccessTokenListProps {
  readonly of: 'mine' | 'all';
  readonly texts: ObjectListTexts;
  readonly onMake?: () => void;
}

/** Access tokens, of oneself or of everybody, to be looked at and revoked. */
export const AccessTokenList = observer(function AccessTokenList(props: AccessTokenListProps): ReactNode {
  const { of, texts, onMake } = props;
  const t = useTexts();
  const api = useService(Api);
  const tabs = useService(Tabs);
  const dialogs = useService(Dialogs);
  const load = useCallback(
    (wanted: ReturnType<typeof queryOf>) => (page: { offset: number; limit: number }, signal: AbortSignal) =>
      api.of(accessTokenCalls).list({ query: AccessTokenQuery.parse({ ...wanted, ...page, of }), signal }),
    [api, of],
  );
  return (
    <ObjectList<AccessTokenRow>
      icon="key"
      load={load}
      texts={texts}
      columns={columnsOf(t, of)}
      tools={(chosen) => (
        <Button
          secondary
          icon="trash"
          disabled={!chosen}
          onClick={() => chosen && report(revokeToken({ api, dialogs, tabs, t }, chosen, of === 'all'))}
        >
          {t('token.revoke')}
        </Button>
      )}
      onMake={onMake}
      onOpen={({ id, name }) => report(tabs.open({ type: 'accessToken', id, name }))}
    />
  );
});

function columnsOf(t: (key: string) => string, of: 'mine' | 'all'): readonly TableColumn<AccessTokenRow>[] {
  const owner = {
    id: 'userName',
    title: t('token.owner'),
    sortable: true,
    render: (row: AccessTokenRow) => row.userName,
  };
  return [
    { id: 'name', title: t('field.name'), sortable: true, render: ({ name }) => name },
    ...(of === 'all' ? [owner] : []),
    { id: 'start', title: t('token.start'), render: ({ start }) => `${start}…` },
    { id: 'permissions', title: t('permissions'), render: (row) => row.permissions.length },
    {
      id: 'createdAt',
      title: t('token.created'),
      sortable: true,
      render: ({ createdAt }) => formatTime(createdAt, 'short'),
    },
    {
      id: 'expiresAt',
      title: t('token.expires'),
      sortable: true,
      render: ({ expired, expiresAt }) => (expired ? t('token.expired') : formatTime(expiresAt, 'short')),
    },
    {
      id: 'lastUsedAt',
      title: t('token.lastUsed'),
      sortable: true,
      render: ({ lastUsedAt }) => (lastUsedAt ? formatTime(lastUsedAt, 'short') : t('token.never')),
    },
  ];
}
