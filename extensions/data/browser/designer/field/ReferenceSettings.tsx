import { FormField, type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldData } from '../../../common/objects/fieldData';
import type { FieldValues } from './fieldValues';
import { useObjectRows } from './useObjectRows';
import { namedOption } from '../namedOption';

const userObject = '000oStandard0000User';

interface ReferenceSettingsProps {
  readonly form: FormModel<FieldValues>;
  readonly type: FieldData['type'];
}

/** To which object a lookup leads, what its rows are called there, and what becomes of it when its row is deleted. */
export const ReferenceSettings = observer(function ReferenceSettings({
  form,
  type,
}: ReferenceSettingsProps): ReactNode {
  const t = useTexts();
  const objects = useObjectRows().filter(({ kind }) => kind !== 'view');
  return (
    <>
      <FormField
        form={form}
        name="object"
        kind="select"
        label={t('field.target')}
        hint={t(type === 'masterdetail' ? 'field.masterHint' : 'field.targetHint')}
        required
        placeholder={t('field.pickObject')}
        options={objects.map(namedOption)}
      />
      <FormField
        form={form}
        name="relationName"
        label={t('field.relationName')}
        hint={t('field.relationNameHint')}
        maxLength={63}
      />
      {type === 'lookup' && (
        <FormField
          form={form}
          name="onDelete"
          kind="select"
          label={t('field.onDelete')}
          options={['clear', 'refuse'].map((value) => ({ value, label: t(`field.onDelete.${value}`) }))}
        />
      )}
      {type === 'lookup' && form.values.object === userObject && (
        <FormField
          form={form}
          name="defaultText"
          kind="select"
          label={t('field.default')}
          options={[
            { value: '', label: t('field.noDefault') },
            { value: 'me', label: t('field.me') },
          ]}
        />
      )}
    </>
  );
});
