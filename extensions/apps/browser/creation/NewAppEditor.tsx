import { MetadataClient, type Tab, Tabs } from 'lathe';
import { FormPage, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';
import { CreationPanel } from './CreationPanel';
import type { CreationRun } from './creationRun';
import { Creations } from './creations';
import { NewAppFields } from './NewAppFields';
import { newAppForm } from './newAppForm';
import { typeBySlug } from './typeBySlug';
import { QuotaLine } from './QuotaLine';
import { useProposedName } from './useProposedName';
import { useQuota } from './useQuota';
import './newApp.css';

/** What it takes to begin with an application, and how it comes to be, step by step. */
export const NewAppEditor = observer(function NewAppEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const quota = useQuota();
  const { form, run } = useNewApp(tab);
  useProposedName(form, quota?.namespace ?? null);
  const hidden = run !== undefined && ['running', 'undoing', 'lost', 'done'].includes(run.phase);
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="layers"
      title={t('newApp')}
      saveText={t('newApp.create')}
      subtitle={quota && <QuotaLine quota={quota} />}
      notice={run && run.phase !== 'asked' && run.phase !== 'refused' && <CreationPanel run={run} />}
    >
      {() => (
        <div hidden={hidden}>
          <NewAppFields form={form} quota={quota} />
        </div>
      )}
    </FormPage>
  );
});

function useNewApp({ key, id }: Tab) {
  const client = useService(MetadataClient);
  const creations = useService(Creations);
  const current = useService(CurrentApp);
  const tabs = useService(Tabs);
  const { t } = useService(AppsTexts);
  const [run, setRun] = useState<CreationRun>();
  const wanted = typeBySlug(id);
  const [first, setFirst] = useState(wanted);
  const form = useMemo(
    () =>
      newAppForm({
        type: first,
        t,
        save: async (application) => {
          const { name, label = name } = application;
          const make = async () => (await client.create('Application', application)).id;
          const made = await creations.run({ name, label }, make, setRun);
          // When the form has taken over what was saved: it's not unsaved any more.
          setTimeout(() => {
            report(current.open(made));
            tabs.closeNow([key]);
          });
        },
      }),
    [client, creations, current, tabs, key, first, t],
  );
  useEffect(() => {
    if (form.dirty) form.change('type', wanted);
    else setFirst(wanted);
  }, [form, wanted]);
  return { form, run };
}
