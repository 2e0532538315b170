import { Api } from 'lathe';
import { sessionCalls } from 'lathe/common';
import { type ListQuery, pageOf, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { ObjectList } from '../ObjectList';
import '../administration.css';

interface WeakPassword {
  readonly id: string;
}

/** The passwords that nobody may have, as everybody tries them first. */
export const WeakPasswordsEditor = observer(function WeakPasswordsEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const weak = await api.of(sessionCalls).weakPasswords({ signal });
      return pageOf(
        weak.map((id) => ({ id })),
        query,
        ({ id }) => [id],
      );
    },
    [api],
  );
  return (
    <ObjectList<WeakPassword>
      icon="key"
      load={load}
      texts={{
        label: t('weakPasswords'),
        search: t('weakPasswords.search'),
        none: t('weakPasswords.none'),
        noneHint: t('weakPasswords.hint'),
        noneFound: t('weakPasswords.noneFound'),
      }}
      columns={[{ id: 'id', title: t('weakPasswords.password'), sortable: true, render: ({ id }) => id }]}
      tools={() => <span className="administration__hint">{t('weakPasswords.hint')}</span>}
    />
  );
});
