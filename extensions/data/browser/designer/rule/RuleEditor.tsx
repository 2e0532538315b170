import type { Tab } from 'lathe';
import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ValidationRuleData } from '../../../common/objects/validationData';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { filled } from '../../languages/languages';
import { TranslationFields } from '../../languages/TranslationFields';
import { namedOption } from '../namedOption';
import { useFormulaCode } from '../formula/useFormulaCode';
import type { PartShape, PartValues } from '../parts/partForm';
import { PartPage } from '../parts/PartPage';

interface RuleValues extends PartValues {
  readonly formula: string;
  readonly message: string;
  readonly messages: Readonly<Record<string, string>>;
  readonly field: string;
}

const shape: PartShape<RuleValues> = {
  type: 'ValidationRule',
  blank: { formula: '', message: '', messages: {}, field: '' },
  read: (data) => {
    const { formula, message, messages = {}, field = '' } = ValidationRuleData.parse(data);
    return { formula, message, messages, field };
  },
  write: ({ formula, message, messages, field }) => ({
    ...{ formula, message, messages: filled(messages) },
    ...(field === '' ? {} : { field }),
  }),
};

/** A rule that rows have to keep: what would break it, and what is said then. */
export function RuleEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  return (
    <PartPage tab={tab} shape={shape} icon="pass" title={t('rules.new')} section="rules" remove="data.deleteRule">
      {(form, object) => <RuleFields form={form} object={object} />}
    </PartPage>
  );
}

interface RuleFieldsProps {
  readonly form: FormModel<RuleValues>;
  readonly object: string;
}

const RuleFields = observer(function RuleFields({ form, object }: RuleFieldsProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(object);
  const code = useFormulaCode({ object, formula: form.values.formula, result: 'checkbox' });
  const own = (description?.fields ?? []).filter(({ id }) => id.startsWith('000d'));
  return (
    <>
      <FormSection title={t('section.general')}>
        <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
        <FormField form={form} name="name" label={t('object.name')} hint={t('part.nameHint')} required maxLength={80} />
        <FormField form={form} name="active" kind="checkbox" label={t('rules.activeHint')} />
      </FormSection>
      <FormSection title={t('rules.condition')} description={t('rules.conditionHint')}>
        <FormField form={form} name="formula" label={t('rules.formula')} required {...code} />
      </FormSection>
      <FormSection title={t('rules.said')}>
        <FormField form={form} name="message" kind="textarea" label={t('rules.message')} required maxLength={1000} />
        <TranslationFields
          form={form}
          name="messages"
          label={t('rules.message')}
          original={form.values.message}
          maxLength={1000}
          multiline
        />
        <FormField
          form={form}
          name="field"
          kind="select"
          label={t('rules.field')}
          hint={t('rules.fieldHint')}
          options={[{ value: '', label: t('rules.noField') }, ...own.map(namedOption)]}
        />
      </FormSection>
    </>
  );
});
