import { Session, type Tab, Tabs } from 'lathe';
import { metadataTopic, permissions } from 'lathe/common';
import {
  Button,
  EmptyState,
  LockBanner,
  SectionedPage,
  sectionMark,
  UnsentForm,
  useFormTab,
  useService,
  useStoredChange,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { fieldsOf, sections, toSection } from './sections';
import { ServiceHeader } from './ServiceHeader';
import { ServiceSection } from './ServiceSection';
import { useServiceDesigner } from './useServiceDesigner';
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
  const designer = useServiceDesigner(tab);
  const { form, service } = designer;
  useFormTab(tab, form);
  useStoredChange(tab.id, form, metadataTopic);
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
      <ServiceHeader designer={designer} service={service} />
      <LockBanner tabKey={tab.key} lock={designer.lock} what={t('what.service')} />
      <UnsentForm form={form} />
      {form.problem && section !== 'overview' && (
        <div className="service-editor__problem" role="alert">
          {form.problem}
        </div>
      )}
      <SectionedPage
        label={t('sections')}
        sections={sections.map(({ id, icon }) => ({ id, icon, label: t(`section.${id}`) }))}
        current={section}
        onShow={(next) => tabs.update(tab.key, { params: { ...tab.params, section: next } })}
        markOf={(id) => sectionMark(form, fieldsOf(id))}
      >
        <ServiceSection section={section} designer={designer} service={service} />
      </SectionedPage>
    </div>
  );
});
