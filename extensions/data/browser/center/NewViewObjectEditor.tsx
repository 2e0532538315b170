import { MetadataClient, type Tab, Tabs } from 'lathe';
import { FormField, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { QueryFields } from '../designer/query/QueryFields';
import { NamespaceMissing } from './NamespaceMissing';
import { newViewObjectForm } from './newViewObjectForm';
import { objectTab } from './openObject';
import { useNamespace } from './useNamespace';
import { useProposedName } from './useProposedName';

/** A view object begins with a name and a query; both are there at once, for one without the other is nothing. */
export const NewViewObjectEditor = observer(function NewViewObjectEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const client = useService(MetadataClient);
  const tabs = useService(Tabs);
  const { key, params } = tab;
  const base = params['base'] ?? '';
  const namespace = useNamespace();
  const form = useMemo(
    () =>
      newViewObjectForm(client, base, ({ id, label }) => {
        // When the form has taken over what was saved: it's not unsaved any more.
        setTimeout(() => {
          tabs.openNow({ type: objectTab, id, name: label, params: { id, section: 'query' } });
          tabs.closeNow([key]);
        });
      }),
    [client, tabs, key, base],
  );
  useProposedName(form);
  const title = t('newViewObject');
  return (
    <FormPage tab={tab} form={form} icon="open-preview" title={title}>
      {() => (
        <>
          {namespace === null && <NamespaceMissing />}
          <FormSection title={t('section.general')} description={t('viewQuery.about')}>
            <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
            <FormField
              form={form}
              name="name"
              label={t('object.name')}
              hint={t('object.nameHint', {
                name: `${namespace ?? '…'}__${form.values.name || 'OpenOrders'}__view__CST`,
              })}
              required
              maxLength={63}
            />
            <FormField
              form={form}
              name="plural"
              label={t('object.plural')}
              hint={t('object.pluralHint')}
              maxLength={64}
            />
            <FormField form={form} name="description" kind="textarea" label={t('object.description')} />
          </FormSection>
          <QueryFields
            view={form.values.view}
            problem={form.isMissing('view') ? t('viewQuery.baseMissing') : form.errorOf('view')}
            onChange={(view) => form.set('view', view, t('designer.query'))}
          />
        </>
      )}
    </FormPage>
  );
});
