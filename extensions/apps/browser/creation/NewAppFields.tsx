import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Quota } from '../../common/appCalls';
import { addonApplication, solutionApplication } from '../../common/applicationTypes';
import { AddonFields } from './AddonFields';
import { LogoField } from './LogoField';
import type { NewAppValues } from './newAppForm';
import { SolutionFields } from './SolutionFields';
import { TypeField } from './TypeField';

interface NewAppFieldsProps {
  readonly form: FormModel<NewAppValues>;
  readonly quota: Quota | undefined;
}

export const NewAppFields = observer(function NewAppFields({ form, quota }: NewAppFieldsProps): ReactNode {
  const t = useTexts();
  const { type, name } = form.values;
  const prefix = quota?.namespace ? `${quota.namespace}__` : '';
  const full = quota !== undefined && quota.limit !== null && quota.used >= quota.limit;
  return (
    <>
      {full && !form.problem && (
        <div className="form__problem" role="alert">
          {t('error.APP_QUOTA', { type: 'App' })}
        </div>
      )}
      <FormSection title={t('newApp.type')}>
        <TypeField form={form} />
      </FormSection>
      {type === addonApplication && <AddonFields form={form} />}
      <FormSection title={t('newApp.general')}>
        <FormField form={form} name="label" label={t('center.label')} hint={t('newApp.labelHint')} required />
        <FormField
          form={form}
          name="name"
          label={t('center.name')}
          hint={t('newApp.nameHint', { name: `${prefix}${name || 'Shop'}` })}
          required
        />
        <FormField form={form} name="description" kind="textarea" label={t('newApp.description')} maxLength={4000} />
        <LogoField form={form} />
      </FormSection>
      {type === solutionApplication && <SolutionFields form={form} />}
      {/* With it Enter in a field creates the application. */}
      <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </>
  );
});
