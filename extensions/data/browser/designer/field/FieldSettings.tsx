import { FormField, type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldData } from '../../../common/objects/fieldData';
import {
  digitsOf,
  isNumeric,
  isReference,
  isSelect,
  longestText,
  mostDigits,
} from '../../../common/objects/fieldTypes';
import type { FieldValues } from './fieldValues';
import { FormulaSettings } from './FormulaSettings';
import { ReferenceSettings } from './ReferenceSettings';
import { RollupSettings } from './RollupSettings';
import { SelectSettings } from './SelectSettings';

interface FieldSettingsProps {
  readonly form: FormModel<FieldValues>;
  readonly type: FieldData['type'];
  readonly object: string;
  /** Its id. */
  readonly field: string;
}

/** Exactly what a field of its type needs. */
export const FieldSettings = observer(function FieldSettings(props: FieldSettingsProps): ReactNode {
  const { form, type, object, field } = props;
  const t = useTexts();
  if (isNumeric(type)) return <NumberSettings form={form} type={type} />;
  if (isSelect(type)) return <SelectSettings form={form} type={type} />;
  if (isReference(type)) return <ReferenceSettings form={form} type={type} />;
  if (type === 'rollupsummary') return <RollupSettings form={form} object={object} />;
  if (type === 'autonumber')
    return (
      <FormField
        form={form}
        name="format"
        label={t('object.nameFormat')}
        hint={t('object.formatHint')}
        placeholder={t('field.formatExample')}
        required
        maxLength={60}
      />
    );
  if (type === 'formula') return <FormulaSettings form={form} object={object} field={field} />;
  if (type === 'checkbox')
    return <FormField form={form} name="defaultTicked" kind="checkbox" label={t('field.defaultTicked')} />;
  if (type === 'date') return <DateSettings form={form} />;
  if (type === 'datetime')
    return (
      <FormField
        form={form}
        name="defaultText"
        kind="select"
        label={t('field.default')}
        options={[
          { value: '', label: t('field.noDefault') },
          { value: 'now', label: t('field.now') },
        ]}
      />
    );
  return <TextSettings form={form} type={type} />;
});

interface PartProps {
  readonly form: FormModel<FieldValues>;
  readonly type: FieldData['type'];
}

const TextSettings = observer(function TextSettings({ form, type }: PartProps): ReactNode {
  const t = useTexts();
  const most = longestText[type] ?? 255;
  const plain = type !== 'encryptedtext' && type !== 'multilanguage';
  return (
    <>
      <FormField
        form={form}
        name="length"
        kind="number"
        label={t('field.length')}
        hint={t('field.lengthHint', { most })}
        placeholder={String(most)}
        min={1}
        max={most}
      />
      {plain && <FormField form={form} name="defaultText" label={t('field.default')} hint={t('field.defaultHint')} />}
      {plain && (
        <FormField
          form={form}
          name="caseSensitive"
          kind="checkbox"
          label={t('field.caseSensitive')}
          hint={t('field.caseSensitiveHint')}
        />
      )}
    </>
  );
});

const NumberSettings = observer(function NumberSettings({ form, type }: PartProps): ReactNode {
  const t = useTexts();
  const usual = digitsOf({ type });
  return (
    <>
      <FormField
        form={form}
        name="precision"
        kind="number"
        label={t('field.precision')}
        hint={t('field.precisionHint', { most: mostDigits })}
        placeholder={String(usual?.precision ?? 18)}
        min={1}
        max={mostDigits}
      />
      <FormField
        form={form}
        name="scale"
        kind="number"
        label={t('field.scale')}
        placeholder={String(usual?.scale ?? 0)}
        min={0}
        max={20}
      />
      <FormField
        form={form}
        name="defaultNumber"
        kind="number"
        label={t('field.default')}
        hint={t('field.defaultHint')}
      />
    </>
  );
});

/** None, the day on which the row is made, or one day for all. */
const DateSettings = observer(function DateSettings({ form }: { readonly form: FormModel<FieldValues> }): ReactNode {
  const t = useTexts();
  const { defaultText } = form.values;
  const fixed = defaultText !== '' && defaultText !== 'today';
  return (
    <>
      <FormField
        form={form}
        name="defaultText"
        kind="select"
        label={t('field.default')}
        options={[
          { value: '', label: t('field.noDefault') },
          { value: 'today', label: t('field.today') },
          { value: fixed ? defaultText : new Date().toISOString().slice(0, 10), label: t('field.fixedDay') },
        ]}
      />
      {fixed && <FormField form={form} name="defaultText" kind="date" label={t('field.day')} />}
    </>
  );
});
