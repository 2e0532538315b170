import { type Tab, Tabs } from 'lathe';
import { Button, FormModel, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import type { ViewData } from '../../common/views/viewData';
import { viewIssues } from '../../common/views/viewIssues';
import { DataClient } from '../dataClient';
import { EditorFrame } from '../saved/EditorFrame';
import { SharingPart } from '../saved/SharingPart';
import { toData, type ViewForm } from './editor/viewForm';
import { ViewSettings } from './editor/ViewSettings';
import { ViewBody } from './ViewBody';

/** A view as it is made: its settings at the side, and what they show beside them. */
export const ViewEditor = observer(function ViewEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const form = useViewForm(tab);
  return (
    <EditorFrame
      tab={tab}
      form={form}
      nameLabel={t('view.name')}
      actions={
        <Button
          secondary
          icon="open-preview"
          onClick={() => report(tabs.open({ type: 'dataView', id: tab.id, name: tab.name }))}
        >
          {t('dashboard.show')}
        </Button>
      }
      settings={() => (
        <>
          <ViewSettings
            data={form.values.data}
            onChange={(change) => form.change('data', { ...form.values.data, ...change }, t('view.change'))}
          />
          <SharingPart type="View" id={tab.id} />
        </>
      )}
    >
      {() => <Preview form={form} />}
    </EditorFrame>
  );
});

const Preview = observer(function Preview({ form }: { readonly form: FormModel<ViewForm> }): ReactNode {
  const { data } = form.values;
  const view = useMemo(() => toData(data), [data]);
  return (
    <div className="view-preview">
      <ViewBody tab={undefined} view={view} filter={undefined} turn={0} />
    </div>
  );
});

function useViewForm({ id, key }: Tab): FormModel<ViewForm> {
  const t = useTexts();
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const revision = useRef(0);
  return useMemo(() => {
    const params = { viewId: id };
    const take = (item: { readonly revision: number; readonly label: string; readonly data: ViewData }): ViewForm => {
      revision.current = item.revision;
      tabs.update(key, { name: item.label, description: t('view.editor') });
      return { label: item.label, data: toData(item.data) };
    };
    return new FormModel<ViewForm>({
      load: async () => take(await (await client.calls).views.get({ params })),
      check: ({ label, data }) => {
        const [issue] = viewIssues(data, () => undefined).filter(({ code }) => code.endsWith('_MISSING'));
        return {
          label: label.trim() === '' ? t('saved.nameMissing') : undefined,
          data: issue && t(`error.BAD_VIEW.${issue.code}`),
        };
      },
      save: async ({ label, data }) => {
        const body = { revision: revision.current, label: label.trim(), data: toData(data) };
        return take(await (await client.calls).views.update({ params, body }));
      },
    });
    // A change of language must not load it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, tabs, id, key]);
}
