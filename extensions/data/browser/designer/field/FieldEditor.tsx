import { Dialogs, MetadataClient, type Tab, Tabs } from 'lathe';
import { metadataTopic } from 'lathe/common';
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
import { conversions } from '../../../common/objects/fieldConversions';
import { customFieldTypes } from '../../../common/objects/fieldData';
import { proposeFieldName } from './proposeFieldName';
import { DataClient } from '../../dataClient';
import { useTabName } from '../../useTabName';
import { ObjectLink } from '../parts/ObjectLink';
import { useOwnWords } from '../parts/useOwnWords';
import { fieldIcons } from '../fieldIcons';
import { FieldSettings } from './FieldSettings';
import { FieldForm } from './fieldForm';
import { type FieldValues, mayBeRequired, mayBeUnique, toType } from './fieldValues';

/** One field: what it is, and just what its type needs to be told. */
export const FieldEditor = observer(function FieldEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const object = tab.params['object'] ?? '';
  const model = useFieldForm(tab, object);
  const { form } = model;
  useStoredChange(tab.id, form, metadataTopic);
  useProposedName(model, tab.id === newId);
  const lock = useEditLock(tab.id, form);
  const stored = model.stored.get();
  const words = useOwnWords(object, stored);
  useTabName(tab, tab.id === newId ? t('fields.new') : stored && words.title, words.object);
  const type = form.state === 'ready' ? toType(form.values.type) : 'text';
  return (
    <FormPage
      tab={tab}
      form={form}
      lock={lock}
      what={t('what.field')}
      icon={fieldIcons[type]}
      title={stored ? (words.title ?? tab.name) : t('fields.new')}
      subtitle={stored?.name}
      actions={
        <>
          <ObjectLink object={object} section="fields" />
          {stored && <CommandButton command="data.deleteField" text="delete" icon="trash" rows={[stored]} />}
        </>
      }
    >
      {() => (
        <>
          <FormSection title={t('section.general')}>
            <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
            <FormField
              form={form}
              name="name"
              label={t('object.name')}
              hint={t(stored ? 'field.renameHint' : 'field.nameHint')}
              required
              maxLength={63}
            />
            <FormField
              form={form}
              name="type"
              kind="select"
              label={t('field.type')}
              hint={t(stored ? 'field.typeHint' : `fieldType.${type}.hint`)}
              options={typesFor(stored === undefined ? undefined : String(stored.data['type'])).map((value) => ({
                value,
                label: t(`fieldType.${value}`),
              }))}
            />
          </FormSection>
          <FormSection title={t('field.settings', { type: t(`fieldType.${type}`) })}>
            <FieldSettings form={form} type={type} object={object} field={tab.id} />
            {mayBeRequired(type) && (
              <FormField
                form={form}
                name="required"
                kind="checkbox"
                label={t('field.required')}
                hint={t('field.requiredHint')}
              />
            )}
            {mayBeUnique(type) && (
              <FormField
                form={form}
                name="unique"
                kind="checkbox"
                label={t('field.unique')}
                hint={t('field.uniqueHint')}
              />
            )}
          </FormSection>
          <FieldWords form={form} />
        </>
      )}
    </FormPage>
  );
});

const FieldWords = observer(function FieldWords({ form }: { readonly form: FormModel<FieldValues> }): ReactNode {
  const t = useTexts();
  return (
    <FormSection title={t('field.words')}>
      <FormField
        form={form}
        name="help"
        kind="textarea"
        label={t('field.help')}
        hint={t('field.helpHint')}
        maxLength={1000}
      />
      <FormField
        form={form}
        name="description"
        kind="textarea"
        label={t('object.description')}
        hint={t('field.descriptionHint')}
        maxLength={4000}
      />
    </FormSection>
  );
});

/** A new field may be anything; one that has values only what can hold all of them. */
function typesFor(stored: string | undefined): readonly (typeof customFieldTypes)[number][] {
  if (stored === undefined) return customFieldTypes;
  return customFieldTypes.filter((type) => type === stored || conversions.get(toType(stored))?.includes(type));
}

function useFieldForm(tab: Tab, object: string): FieldForm {
  const t = useTexts();
  const client = useService(DataClient);
  const metadata = useService(MetadataClient);
  const dialogs = useService(Dialogs);
  const tabs = useService(Tabs);
  const { key, id } = tab;
  return useMemo(
    () =>
      new FieldForm(object, id, {
        ...{ client, metadata, dialogs, t },
        onStored: (field) => {
          const { label: name } = field;
          if (id === newId)
            replaceTab(tabs, key, { type: 'dataField', id: field.id, name, params: { object, id: field.id } });
        },
      }),
    [object, id, key, client, metadata, dialogs, tabs, t],
  );
}

/** The name of a new field follows its label as long as nobody has said another. */
function useProposedName({ form }: FieldForm, isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return undefined;
    return reaction(
      () => (form.state === 'ready' ? form.values.label : ''),
      (label, before) => {
        if (form.values.name === proposeFieldName(before)) form.set('name', proposeFieldName(label));
      },
    );
  }, [form, isNew]);
}
