import { MetadataClient, type Tab, Tabs } from 'lathe';
import { metadataTopic, nameFromWords } from 'lathe/common';
import {
  CommandButton,
  FormField,
  type FormModel,
  FormPage,
  FormSection,
  newId,
  replaceTab,
  useEditLock,
  useService,
  useStoredChange,
  useTexts,
} from 'lathe/ui';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { ChoicesEditor } from '../designer/parts/ChoicesEditor';
import { TranslationFields } from '../languages/TranslationFields';
import { UsesSection } from '../designer/sections/UsesSection';
import { PicklistForm, type PicklistValues } from './picklistForm';

/** One picklist: its values with their labels, in their order, and the fields that offer them. */
export const PicklistEditor = observer(function PicklistEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const metadata = useService(MetadataClient);
  const tabs = useService(Tabs);
  const { key, id } = tab;
  const model = useMemo(
    () =>
      new PicklistForm(id, {
        ...{ metadata, twice: t('fieldIssue.choiceTwice') },
        onStored: (picklist) => {
          if (id !== newId) return tabs.update(key, { name: picklist.label });
          replaceTab(tabs, key, { type: 'picklist', id: picklist.id, name: picklist.label });
        },
      }),
    [id, key, metadata, tabs, t],
  );
  const { form } = model;
  useStoredChange(id, form, metadataTopic);
  useProposedName(form, id === newId);
  const lock = useEditLock(id, form);
  const stored = model.stored.get();
  return (
    <FormPage
      tab={tab}
      form={form}
      lock={lock}
      what={t('what.picklist')}
      icon="list-selection"
      title={stored?.label ?? t('picklists.new')}
      subtitle={stored?.name}
      actions={stored && <CommandButton command="data.deletePicklist" text="delete" icon="trash" rows={[stored]} />}
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
            <FormField
              form={form}
              name="name"
              label={t('object.name')}
              hint={t('part.nameHint')}
              required
              maxLength={80}
            />
            <FormField form={form} name="description" kind="textarea" label={t('object.description')} />
            <TranslationFields
              form={form}
              name="labels"
              label={t('object.label')}
              original={form.values.label}
              maxLength={64}
            />
          </FormSection>
          <Values form={form} />
          {stored && (
            <FormSection title={t('picklists.usedBy')}>
              <UsesSection id={id} of="picklist" />
            </FormSection>
          )}
        </>
      )}
    </FormPage>
  );
});

const Values = observer(function Values({ form }: { readonly form: FormModel<PicklistValues> }): ReactNode {
  const t = useTexts();
  const error = form.errorOf('values');
  const modifiers = [form.isChanged('values') && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <FormSection title={t('picklists.values')} description={t('picklists.valuesHint')}>
      <div className={['form-field', ...modifiers].filter(Boolean).join(' ')} data-field="values">
        <ChoicesEditor
          label={t('picklists.values')}
          choices={form.values.values}
          onChange={(values) => form.set('values', values, t('picklists.values'))}
        />
        {error && (
          <div className="form-field__error" role="alert">
            {error}
          </div>
        )}
      </div>
    </FormSection>
  );
});

/** The name follows the label as long as nobody has said another. */
function useProposedName(form: FormModel<PicklistValues>, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return undefined;
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === nameFromWords(before)) form.set('name', nameFromWords(label));
      },
    );
  }, [form, isNew]);
}
