import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { AppField } from './AppField';
import type { NewAppValues } from './newAppForm';
import { useSolutions } from './useSolutions';

/** Which application an add-on extends: one by itself, or one of a solution. */
export const AddonFields = observer(function AddonFields({
  form,
}: {
  readonly form: FormModel<NewAppValues>;
}): ReactNode {
  const t = useTexts();
  const solutions = useSolutions();
  const { ofSolution, solution } = form.values;
  const chosen = solutions.find(({ id }) => id === solution);
  return (
    <FormSection title={t('newApp.extends')} description={t('newApp.extendsHint')}>
      {solutions.length > 0 && (
        <FormField form={form} name="ofSolution" kind="checkbox" label={t('newApp.ofSolution')} />
      )}
      {ofSolution && (
        <FormField
          form={form}
          name="solution"
          kind="select"
          label={t('newApp.solution')}
          placeholder={t('error.SOLUTION_PACKAGE_REQUIRED')}
          options={solutions.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      {ofSolution ? (
        <FormField
          form={form}
          name="extended"
          kind="select"
          label={t('newApp.extended')}
          options={(chosen?.applications ?? []).map((value) => ({ value, label: value }))}
        />
      ) : (
        <AppField form={form} />
      )}
    </FormSection>
  );
});
