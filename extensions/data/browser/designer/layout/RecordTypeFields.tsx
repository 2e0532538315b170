import { FormField, type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import { useObjectDescription } from '../../describe/useObjectDescription';
import type { LayoutValues } from './LayoutEditor';
import { namedOption } from '../namedOption';

interface RecordTypeFieldsProps {
  readonly form: FormModel<LayoutValues>;
  readonly object: string;
}

/** Of which types the records are that the layout is for, told by a field of choices. */
export const RecordTypeFields = observer(function RecordTypeFields({ form, object }: RecordTypeFieldsProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(object);
  const { typeField, types } = form.values;
  const choices = (description?.fields ?? []).filter(({ type, system }) => type === 'singleselect' && !system);
  const field = choices.find(({ id }) => id === typeField);
  // Choices of the field that was chosen before are none of this one.
  const kept = field && form.isChanged('typeField') ? types.filter((type) => isChoice(field, type)) : types;
  useEffect(() => {
    if (kept.length < types.length) form.set('types', kept);
  });
  // A field that is gone is named as what it is, until another is chosen.
  const gone = typeField === '' || field || !description ? [] : [{ value: typeField, label: t('layouts.gone') }];
  return (
    <>
      <FormField
        form={form}
        name="typeField"
        kind="select"
        label={t('layouts.typeField')}
        hint={t('layouts.typeFieldHint')}
        options={[{ value: '', label: t('layouts.everyType') }, ...choices.map(namedOption), ...gone]}
      />
      {typeField !== '' && (
        <FormField
          form={form}
          name="types"
          kind="multi-select"
          label={t('layouts.types')}
          hint={t('layouts.typesHint')}
          required
          options={(field?.choices ?? types.map((value) => ({ value, label: value }))).map(({ value, label }) => ({
            value,
            label: label ?? value,
          }))}
        />
      )}
    </>
  );
});

function isChoice({ choices = [] }: FieldDescription, value: string): boolean {
  return choices.some((choice) => choice.value === value);
}
