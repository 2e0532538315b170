import { Api } from 'lathe';
import { serverConfigCalls } from 'lathe/common';
import { type ListQuery, pageOf, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { ObjectList } from '../ObjectList';
import '../administration.css';

interface Row {
  readonly id: string;
  readonly value: string;
}

/** What the console asks of its server by name. The operator sets it, so it is only shown here. */
export const ServerConfigurationEditor = observer(function ServerConfigurationEditor(): ReactNode {
  const t = useTexts();
  const api = useService(Api);
  const load = useCallback(
    (query: ListQuery) => async (_page: unknown, signal: AbortSignal) => {
      const config = await api.of(serverConfigCalls).get({ query: {}, signal });
      return pageOf(valuesOf(config), query, ({ id, value }) => [id, value, t(aboutKey(id))]);
    },
    [api, t],
  );
  return (
    <ObjectList<Row>
      icon="server"
      load={load}
      texts={{
        label: t('serverConfiguration'),
        search: t('config.search'),
        none: t('config.none'),
        noneHint: t('config.hint'),
        noneFound: t('config.noneFound'),
      }}
      columns={[
        { id: 'id', title: t('config.name'), sortable: true, render: ({ id }) => id },
        {
          id: 'value',
          title: t('config.value'),
          sortable: true,
          render: ({ value }) => value,
          hover: ({ value }) => value,
        },
        {
          id: 'about',
          title: t('config.about'),
          width: 'minmax(160px, 2fr)',
          render: ({ id }) => t(aboutKey(id)),
          hover: ({ id }) => t(aboutKey(id)),
        },
      ]}
      tools={() => <span className="administration__hint">{t('config.hint')}</span>}
    />
  );
});

/** The text that tells what a value means. */
function aboutKey(id: string): string {
  return `config.about.${id.replace('.', '_')}`;
}

function valuesOf(config: unknown): readonly Row[] {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).map(([id, value]) => ({
    id,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }));
}
