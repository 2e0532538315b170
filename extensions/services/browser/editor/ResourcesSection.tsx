import { Dialogs, MetadataClient, Tabs } from 'lathe';
import { Button, CommandButton, EmptyState, report, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useState } from 'react';
import type { ResourceSummary } from '../../common/serviceCalls';
import { ServicesClient } from '../servicesClient';
import type { SectionProps } from './sectionProps';
import { useServiceParts } from './useServiceParts';

/** The addresses that a service answers beside those of its objects. */
export const ResourcesSection = observer(function ResourcesSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const remove = useRemoval();
  const { readOnly } = designer;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { value: resources, problem, reload } = useResources(service.id);
  if (problem !== undefined)
    return (
      <EmptyState title={t('editor.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!resources) return <EmptyState title={t('editor.loading')} icon="loading" />;
  const open = (id: string, name: string) =>
    report(tabs.open({ type: 'serviceResource', id, name, params: { service: service.id } }));
  const chosen = resources.filter(({ id }) => selected.has(id));
  return (
    <div className="service-editor__pane">
      <div className="service-editor__tools">
        <CommandButton command="services.newResource" text="resource.new" icon="add" disabled={readOnly} />
        <Button secondary disabled={readOnly || chosen.length === 0} onClick={() => report(remove(chosen))}>
          {t('resource.delete')}
        </Button>
      </div>
      {resources.length === 0 ? (
        <EmptyState title={t('resource.none')} description={t('resource.noneHint')} icon="globe" />
      ) : (
        <Table<ResourceSummary>
          label={t('section.resources')}
          rows={resources}
          getId={({ id }) => id}
          selection="multiple"
          selected={selected}
          onSelect={setSelected}
          onOpen={({ id, label }) => open(id, label)}
          onRemove={readOnly ? undefined : (rows) => report(remove(rows))}
          columns={[
            { id: 'method', title: t('resource.method'), width: '90px', render: ({ method }) => method },
            { id: 'path', title: t('resource.path'), width: 'minmax(160px, 2fr)', render: ({ path }) => path },
            { id: 'label', title: t('field.label'), width: 'minmax(140px, 1.5fr)', render: ({ label }) => label },
            {
              id: 'active',
              title: t('field.active'),
              render: ({ active }) => t(active ? 'state.active' : 'state.inactive'),
            },
          ]}
        />
      )}
    </div>
  );
});

function useResources(appId: string) {
  const client = useService(ServicesClient);
  const load = useCallback(
    async () => (await client.calls).services.resources({ params: { appId }, query: {} }),
    [client, appId],
  );
  return useServiceParts('CustomResource', load);
}

function useRemoval(): (rows: readonly ResourceSummary[]) => Promise<void> {
  const t = useTexts();
  const dialogs = useService(Dialogs);
  const metadata = useService(MetadataClient);
  return async (rows) => {
    if (rows.length === 0) return;
    const agreed = await dialogs.confirm({
      message: t('resource.deleteQuestion', { label: rows.map(({ label }) => label).join(', ') }),
      ...{ primary: t('delete.primary'), type: 'warning', danger: true },
    });
    if (agreed) for (const { id } of rows) await metadata.remove('CustomResource', id);
  };
}
