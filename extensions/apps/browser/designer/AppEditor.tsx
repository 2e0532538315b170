import { Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import {
  Button,
  EmptyState,
  LockBanner,
  SectionedPage,
  sectionMark,
  UnsentForm,
  useFormTab,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { CurrentApp } from '../current/currentApp';
import { AppHeader } from './AppHeader';
import { AppSection } from './AppSection';
import { fieldsOf, hasForm, sections, toSection } from './sections';
import { showSection } from './showSection';
import { useAppDesigner } from './useAppDesigner';
import { useOneTab } from './useOneTab';
import { useShownProblem } from './useShownProblem';
import './designer.css';

/** All that there is of an application beside its components, in sections; each is a link. */
export const AppEditor = observer(function AppEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  if (useService(Session).permissions.has(permissions.developApplication)) return <Designer tab={tab} />;
  return <EmptyState title={t('designer.forbidden')} description={t('designer.forbiddenHint')} icon="lock" />;
});

const Designer = observer(function Designer({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const current = useService(CurrentApp);
  const designer = useAppDesigner(tab);
  const { form, model } = designer;
  useFormTab(tab, form);
  useOneTab(tab);
  useShownProblem(tab, designer);
  const { active, id } = tab;
  useEffect(() => {
    if (active) current.choose(id);
  }, [current, active, id]);
  const application = model.stored.get();
  if (form.state === 'loading') return <EmptyState title={t('designer.loading')} icon="loading" />;
  if (!application || form.state === 'failed') {
    return (
      <EmptyState title={t('designer.failed')} description={form.problem} icon="error">
        <Button onClick={() => void form.load()}>{t('designer.retry')}</Button>
      </EmptyState>
    );
  }
  const section = toSection(tab.params['section']);
  return (
    <div className="app-designer">
      <AppHeader designer={designer} application={application} />
      <LockBanner tabKey={tab.key} lock={designer.lock} what={t('designer.what')} />
      <UnsentForm form={form} />
      {form.problem && !hasForm(section) && (
        <div className="app-designer__problem" role="alert">
          {form.problem}
        </div>
      )}
      <SectionedPage
        label={t('designer.sections')}
        sections={sections.map(({ id, icon }) => ({ id, icon, label: t(`designer.${id}`) }))}
        current={section}
        onShow={(next) => showSection(tabs, tab, next)}
        markOf={(id) => sectionMark(form, fieldsOf(id))}
      >
        <AppSection section={section} designer={designer} application={application} />
      </SectionedPage>
    </div>
  );
});
