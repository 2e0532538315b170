import { Commands, MetadataClient, Session, type Tab, Tabs } from 'lathe';
import { type MetadataRecord, metadataTopic, permissions } from 'lathe/common';
import { Button, EmptyState, Icon, report, useFormTab, useService, useStoredChange, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { ApiSection } from '../api/ApiSection';
import { ItemsSection } from './ItemsSection';
import { OverviewSection } from './OverviewSection';
import { ResourcesSection } from './ResourcesSection';
import { SectionList } from './SectionList';
import { type SectionId, toSection } from './sections';
import { ServiceForm } from './serviceForm';
import './serviceEditor.css';

/** A service in sections: what it is, its items and addresses, and how to call it. */
export const ServiceEditor = observer(function ServiceEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  if (useService(Session).permissions.has(permissions.developApplication)) return <Editor tab={tab} />;
  return <EmptyState title={t('editor.forbidden')} description={t('editor.forbiddenHint')} icon="lock" />;
});

const Editor = observer(function Editor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const model = useServiceForm(tab);
  const { form } = model;
  useFormTab(tab, form);
  useStoredChange(tab.id, form, metadataTopic);
  const service = model.stored.get();
  if (form.state === 'loading') return <EmptyState title={t('editor.loading')} icon="loading" />;
  if (!service || form.state === 'failed')
    return (
      <EmptyState title={t('editor.failed')} description={form.problem} icon="error">
        <Button onClick={() => void form.load()}>{t('editor.retry')}</Button>
      </EmptyState>
    );
  const section = toSection(tab.params['section']);
  return (
    <div className="service-editor">
      <Header model={model} service={service} />
      <div className="service-editor__body">
        <SectionList
          current={section}
          onShow={(next) => tabs.update(tab.key, { params: { ...tab.params, section: next } })}
        />
        <div
          className="service-editor__section"
          role="tabpanel"
          aria-label={t(`section.${section}`)}
          data-autofocus="within"
        >
          <Section section={section} model={model} service={service} />
        </div>
      </div>
    </div>
  );
});

interface SectionProps {
  readonly model: ServiceForm;
  readonly service: MetadataRecord;
}

function Section({ section, model, service }: SectionProps & { readonly section: SectionId }): ReactNode {
  if (section === 'items') return <ItemsSection service={service} />;
  if (section === 'resources') return <ResourcesSection service={service} />;
  if (section === 'api') return <ApiSection service={service} />;
  return <OverviewSection form={model.form} service={service} />;
}

const Header = observer(function Header({ model: { form }, service }: SectionProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  return (
    <header className="service-editor__header">
      <Icon name="server-process" />
      <h1 className="service-editor__title">{service.label}</h1>
      <span className="service-editor__name">{service.name}</span>
      {!service.active && <span className="service-editor__state">{t('state.inactive')}</span>}
      <div className="service-editor__actions">
        <Button
          secondary
          icon="history"
          onClick={() => report(commands.execute('records.showHistory', 'Service', service.id))}
        >
          {t('editor.history')}
        </Button>
        <Button
          secondary
          icon="references"
          onClick={() => report(commands.execute('records.showUses', 'Service', service.id))}
        >
          {t('editor.uses')}
        </Button>
        <Button disabled={!form.dirty || form.saving} onClick={() => report(form.save())}>
          {t('editor.save')}
        </Button>
      </div>
    </header>
  );
});

function useServiceForm({ id, key }: Tab): ServiceForm {
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  return useMemo(
    () => new ServiceForm(id, metadata, ({ label }) => tabs.update(key, { name: label })),
    [id, key, metadata, tabs],
  );
}
