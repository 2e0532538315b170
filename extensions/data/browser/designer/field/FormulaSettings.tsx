import { FormField, type FormModel, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formulaResults } from '../../../common/objects/fieldData';
import { useFormulaCode } from '../formula/useFormulaCode';
import type { FieldValues } from './fieldValues';

interface FormulaSettingsProps {
  readonly form: FormModel<FieldValues>;
  readonly object: string;
  /** Its id. */
  readonly field: string;
}

/** What a formula gives, and the formula. */
export const FormulaSettings = observer(function FormulaSettings(props: FormulaSettingsProps): ReactNode {
  const { form, object, field } = props;
  const t = useTexts();
  const { formula, result } = form.values;
  const code = useFormulaCode({ object, field, formula, result });
  return (
    <>
      <FormField
        form={form}
        name="result"
        kind="select"
        label={t('field.result')}
        options={formulaResults.map((value) => ({ value, label: t(`fieldType.${value}`) }))}
      />
      <FormField
        form={form}
        name="formula"
        label={t('fieldType.formula')}
        hint={t('field.formulaHint')}
        required
        {...code}
      />
    </>
  );
});
