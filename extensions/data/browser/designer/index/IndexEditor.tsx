import { QuickInput, type Tab, Tabs } from 'lathe';
import {
  ActionButton,
  Button,
  FormField,
  type FormModel,
  FormPage,
  FormSection,
  Icon,
  report,
  useService,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import { openObject } from '../../center/openObject';
import { DataClient } from '../../dataClient';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { fieldIcons } from '../fieldIcons';
import { ObjectLink } from '../parts/ObjectLink';
import { useReorder } from '../parts/useReorder';
import { type IndexValues, indexForm } from './indexForm';

/** Types whose values have no order that an index could keep. */
const unsorted: readonly string[] = ['multilanguage', 'encryptedtext', 'formula', 'rollupsummary'];

/** A new index: over which fields, in which order. */
export const IndexEditor = observer(function IndexEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const descriptions = useService(ObjectDescriptions);
  const { key, params } = tab;
  const object = params['object'] ?? '';
  const form = useMemo(
    () =>
      indexForm(client, descriptions, object, (described) =>
        // When the form has taken over what was saved: it's not unsaved any more.
        setTimeout(() => {
          report(openObject(tabs, described, 'indexes'));
          tabs.closeNow([key]);
        }),
      ),
    [client, descriptions, tabs, object, key],
  );
  return (
    <FormPage
      tab={tab}
      form={form}
      icon="key"
      title={t('indexes.new')}
      actions={<ObjectLink object={object} section="indexes" />}
    >
      {() => (
        <FormSection title={t('section.general')} description={t('indexes.hint')}>
          <FormField form={form} name="name" label={t('object.name')} required maxLength={63} />
          <IndexFields form={form} object={object} />
          <FormField
            form={form}
            name="unique"
            kind="checkbox"
            label={t('indexes.unique')}
            hint={t('indexes.uniqueHint')}
          />
        </FormSection>
      )}
    </FormPage>
  );
});

interface IndexFieldsProps {
  readonly form: FormModel<IndexValues>;
  readonly object: string;
}

const IndexFields = observer(function IndexFields({ form, object }: IndexFieldsProps): ReactNode {
  const t = useTexts();
  const quickInput = useService(QuickInput);
  const { description } = useObjectDescription(object);
  const all = (description?.fields ?? []).filter(({ type }) => !unsorted.includes(type));
  const { fields } = form.values;
  const label = t('indexes.fields');
  const put = (names: readonly string[]): void => form.set('fields', names, label);
  const { rowProps, handleProps } = useReorder(fields, put);
  useEffect(() => {
    const needed = form.require('fields');
    return () => needed.dispose();
  }, [form]);
  const add = async (): Promise<void> => {
    const items = all
      .filter(({ name }) => !fields.includes(name))
      .map((field) => ({ label: field.label, description: field.name, icon: fieldIcons[field.type], field }));
    const picked = await quickInput.pick(items, { title: label, matchOnDescription: true });
    if (picked) put([...fields, picked.field.name]);
  };
  const error = form.isMissing('fields') ? t('indexes.fieldsNeeded') : form.errorOf('fields');
  return (
    <div className={error ? 'form-field form-field--invalid' : 'form-field'} data-field="fields">
      <div className="form-field__label">{label}</div>
      <div className="form-field__hint">{t('indexes.fieldsHint')}</div>
      <ol className="form-picks__list" aria-label={label}>
        {fields.map((name, index) => (
          <li key={name} className="form-picks__item" tabIndex={0} {...rowProps(index)}>
            <span className="choices__handle" {...handleProps(index)}>
              <Icon name="gripper" />
            </span>
            <span className="form-picks__name">{labelOf(all, name)}</span>
            <ActionButton
              icon="close"
              label={t('choices.removeOf', { value: labelOf(all, name) })}
              onClick={() => put(fields.filter((each) => each !== name))}
            />
          </li>
        ))}
      </ol>
      {fields.length < 8 && (
        <Button secondary icon="add" onClick={() => report(add())}>
          {t('indexes.addField')}
        </Button>
      )}
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
});

function labelOf(all: readonly FieldDescription[], name: string): string {
  const field = all.find((each) => each.name === name);
  return field ? `${field.label} (${name})` : name;
}
