import { Identifiers } from 'lathe';
import { Button, EmptyState, report, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { SectionProps } from '../editor/sectionProps';
import { type AppRow, AttachedApps } from './attachedApps';
import { AppPick } from './appPick';
import { useAppUses } from './useAppUses';

/** The applications that use a service: those that were attached to it, and those that have it as a component. */
export const AppsSection = observer(function AppsSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const pick = useService(AppPick);
  const identifiers = useService(Identifiers);
  const { uses, apps, problem, reload } = useAppUses(service.id);
  const attached = useMemo(() => new AttachedApps(designer, pick), [designer, pick]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const shown = designer.show(attached);
    return () => shown.dispose();
  }, [designer, attached]);
  useEffect(() => attached.select(selected), [attached, selected]);
  if (problem !== undefined)
    return (
      <EmptyState title={t('editor.failed')} description={problem} icon="error">
        <Button onClick={reload}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  if (!uses || !apps) return <EmptyState title={t('editor.loading')} icon="loading" />;
  const rows = attached.rows(uses, apps);
  const { readOnly } = designer;
  return (
    <div className="service-editor__pane">
      <div className="service-editor__tools">
        <Button icon="add" disabled={readOnly} onClick={() => report(attached.attach())}>
          {t('apps.attach')}
        </Button>
        <Button
          secondary
          disabled={readOnly || !rows.some(({ id, attached: own }) => own && selected.has(id))}
          onClick={() => report(attached.remove())}
        >
          {t('apps.detach')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('apps.none')} description={t('apps.noneHint')} icon="layers" />
      ) : (
        <Table<AppRow>
          label={t('section.apps')}
          rows={rows}
          getId={({ id }) => id}
          selection="multiple"
          selected={selected}
          onSelect={setSelected}
          onOpen={({ id, missing }) => {
            if (!missing) report(identifiers.open(id, { edit: true }));
          }}
          onRemove={readOnly ? undefined : (some) => attached.detach(some.map(({ id }) => id))}
          columns={[
            { id: 'label', title: t('apps.app'), width: 'minmax(180px, 2fr)', render: ({ label }) => label },
            { id: 'name', title: t('field.name'), width: 'minmax(140px, 1fr)', render: ({ name }) => name },
            { id: 'how', title: t('apps.how'), width: 'minmax(180px, 2fr)', render: (row) => <How row={row} /> },
          ]}
        />
      )}
    </div>
  );
});

function How({ row: { attached, relation, uses, missing } }: { readonly row: AppRow }): ReactNode {
  const t = useTexts();
  const words = [
    ...(attached ? [relation === 1 ? t('apps.how.internal') : t('apps.how.attached')] : []),
    ...uses.map((type) => t(`apps.how.${type}`, { defaultValue: type })),
    ...(missing ? [t('items.missing')] : []),
  ];
  return words.join(' · ');
}
