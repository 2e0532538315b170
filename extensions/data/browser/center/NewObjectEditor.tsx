import { MetadataClient, type Tab, Tabs } from 'lathe';
import { FormField, type FormModel, FormPage, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { sharings } from '../../common/objects/objectData';
import { NamespaceMissing } from './NamespaceMissing';
import { newObjectForm, type NewObjectValues } from './newObjectForm';
import { objectTab } from './openObject';
import { useNamespace } from './useNamespace';
import { useProposedName } from './useProposedName';

/** What it takes to begin with an object: a name. All else can wait. */
export const NewObjectEditor = observer(function NewObjectEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const client = useService(MetadataClient);
  const tabs = useService(Tabs);
  const { key } = tab;
  const namespace = useNamespace();
  const form = useMemo(
    () =>
      newObjectForm(client, ({ id, label }) => {
        // When the form has taken over what was saved: it's not unsaved any more.
        setTimeout(() => {
          tabs.openNow({ type: objectTab, id, name: label, params: { id, section: 'fields' } });
          tabs.closeNow([key]);
        });
      }),
    [client, tabs, key],
  );
  useProposedName(form);
  return (
    <FormPage tab={tab} form={form} icon="table" title={t('newObject')}>
      {() => <NewObjectFields form={form} namespace={namespace} />}
    </FormPage>
  );
});

interface NewObjectFieldsProps {
  readonly form: FormModel<NewObjectValues>;
  readonly namespace: string | null | undefined;
}

const NewObjectFields = observer(function NewObjectFields({ form, namespace }: NewObjectFieldsProps): ReactNode {
  const t = useTexts();
  const { name } = form.values;
  return (
    <>
      {namespace === null && <NamespaceMissing />}
      <FormSection title={t('section.general')}>
        <FormField
          form={form}
          name="label"
          label={t('object.label')}
          hint={t('object.labelHint')}
          required
          maxLength={64}
        />
        <FormField
          form={form}
          name="name"
          label={t('object.name')}
          hint={t('object.nameHint', { name: `${namespace ?? '…'}__${name || 'SalesOrder'}__CST` })}
          required
          maxLength={63}
        />
        <FormField form={form} name="plural" label={t('object.plural')} hint={t('object.pluralHint')} maxLength={64} />
        <FormField form={form} name="description" kind="textarea" label={t('object.description')} />
      </FormSection>
      <FormSection title={t('object.nameField')} description={t('object.nameFieldHint')}>
        <FormField
          form={form}
          name="naming"
          kind="select"
          label={t('object.naming')}
          options={['text', 'number'].map((value) => ({ value, label: t(`object.naming.${value}`) }))}
        />
        {form.values.naming === 'number' && (
          <FormField
            form={form}
            name="nameFormat"
            label={t('object.nameFormat')}
            hint={t('object.formatHint')}
            placeholder={t('object.formatExample')}
            required
            maxLength={60}
          />
        )}
        <FormField
          form={form}
          name="nameLabel"
          label={t('object.nameLabel')}
          placeholder={t('object.nameLabelDefault')}
          maxLength={64}
        />
      </FormSection>
      <FormSection title={t('object.sharing')}>
        <FormField
          form={form}
          name="sharing"
          kind="select"
          label={t('object.sharingOf')}
          hint={t('object.sharingHint')}
          options={sharings.map((value) => ({ value, label: t(`object.sharing.${value}`) }))}
        />
      </FormSection>
    </>
  );
});
