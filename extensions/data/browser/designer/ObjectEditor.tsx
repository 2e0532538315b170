import { Commands, Dialogs, MetadataClient, Session, type Tab, Tabs } from 'lathe';
import { metadataTopic, permissions } from 'lathe/common';
import {
  Button,
  CommandButton,
  EmptyState,
  FormLocked,
  Icon,
  LockBanner,
  report,
  SectionedPage,
  useEditLock,
  useFormTab,
  useService,
  useStoredChange,
  useTexts,
  WhoIsHere,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { kindIcons } from '../center/kindIcons';
import { objectTab, showSection } from '../center/openObject';
import { DataClient } from '../dataClient';
import { useTabName } from '../useTabName';
import { askImpact } from './impact/askImpact';
import { ObjectForm, type StoredObject } from './objectForm';
import { ObjectSection } from './ObjectSection';
import { sectionsOf, toSection } from './sections';
import { useOwnWords } from './parts/useOwnWords';
import './designer.css';

/** All that there is of an object, in sections; each is a link. */
export const ObjectEditor = observer(function ObjectEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const model = useObjectForm(tab);
  const { form } = model;
  const mayGrant = useService(Session).permissions.has(permissions.managePermissions);
  useFormTab(tab, form);
  useStoredChange(tab.id, form, metadataTopic);
  useOneTab(tab);
  const lock = useEditLock(tab.id, form);
  const object = model.stored.get();
  const { title } = useOwnWords(tab.id, object);
  useTabName(tab, title, object?.name);
  if (form.state === 'loading') return <EmptyState title={t('designer.loading')} icon="loading" />;
  if (!object || form.state === 'failed') {
    return (
      <EmptyState title={t('designer.failed')} description={form.problem} icon="error">
        <Button onClick={() => void form.load()}>{t('retry')}</Button>
      </EmptyState>
    );
  }
  const section = toSection(tab.params['section']);
  const shown = sectionsOf(object, mayGrant);
  return (
    <div className="designer">
      <Header object={object} title={title ?? tab.name} model={model} readOnly={lock?.foreign ?? false} />
      {lock && <LockBanner tabKey={tab.key} lock={lock} what={t('what.object')} />}
      <SectionedPage
        label={t('designer.sections')}
        sections={shown.map(({ id, icon }) => ({ id, icon, label: t(`designer.${id}`) }))}
        current={section}
        onShow={(id) => showSection(tabs, tab, id)}
      >
        <fieldset className="designer__fields" disabled={lock?.foreign}>
          <FormLocked value={lock?.foreign === true}>
            <ObjectSection section={section} object={object} model={model} />
          </FormLocked>
        </fieldset>
      </SectionedPage>
    </div>
  );
});

interface HeaderProps {
  readonly object: StoredObject;
  readonly title: string;
  readonly model: ObjectForm;
  readonly readOnly: boolean;
}

const Header = observer(function Header({ object, title, model: { form }, readOnly }: HeaderProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const kind = object.data.kind ?? 'custom';
  const still = readOnly || !form.dirty || form.saving;
  return (
    <header className="form-page__header">
      <Icon name={kindIcons[kind]} />
      <h1 className="form-page__title">{title}</h1>
      <div className="form-page__subtitle">
        {object.name} · {t(`center.kind.${kind}`)}
      </div>
      <div className="form-page__actions">
        <WhoIsHere record={object.id} />
        <Button secondary icon="list-flat" onClick={() => report(commands.execute('data.openRecords', object.name))}>
          {t('center.openRecords')}
        </Button>
        {kind !== 'standard' && (
          <CommandButton command="data.deleteObject" text="delete" icon="trash" rows={[object]} />
        )}
        <Button secondary disabled={still} onClick={() => form.reset()}>
          {t('form.reset')}
        </Button>
        <Button disabled={still} onClick={() => report(form.save())}>
          {t(form.saving ? 'form.saving' : 'form.save')}
        </Button>
      </div>
    </header>
  );
});

function useObjectForm(tab: Tab): ObjectForm {
  const t = useTexts();
  const client = useService(DataClient);
  const metadata = useService(MetadataClient);
  const dialogs = useService(Dialogs);
  const mayGrant = useService(Session).permissions.has(permissions.managePermissions);
  const { id } = tab;
  return useMemo(
    () =>
      new ObjectForm(id, {
        ...{ client, metadata, mayGrant },
        confirmName: async ({ label, name }, wanted) => {
          const { center } = await client.calls;
          const impact = await center.impact({ params: { id }, body: {} });
          const consequence = t('impact.renameObject', { name, wanted });
          return askImpact(dialogs, t, {
            title: t('impact.rename', { label }),
            consequence,
            impact,
            primary: t('rename'),
          });
        },
      }),
    [id, client, metadata, dialogs, mayGrant, t],
  );
}

/** An address that names another section of an object that is open leads into the tab that has it already. */
function useOneTab({ key, id, params: { section } }: Tab): void {
  const tabs = useService(Tabs);
  const first = useRef(section);
  useEffect(() => {
    const other = tabs.all.find((tab) => tab.type === objectTab && tab.id === id && tab.key !== key);
    // One beside it that shows the same was wanted so.
    if (!other || other.params['section'] === first.current) return;
    if (first.current !== undefined) showSection(tabs, other, first.current);
    tabs.activate(other.key);
    tabs.closeNow([key]);
  }, [tabs, id, key]);
}
