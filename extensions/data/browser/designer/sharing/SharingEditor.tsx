import type { Tab } from 'lathe';
import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SharingRuleData } from '../../../common/objects/accessData';
import type { Condition } from '../../../common/query/queryRequest';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { FilterBuilder } from '../../filter/FilterBuilder';
import type { PartShape, PartValues } from '../parts/partForm';
import { PartPage } from '../parts/PartPage';
import { PrincipalField } from './PrincipalField';

export interface SharingValues extends PartValues {
  readonly to: string;
  readonly access: string;
  readonly rows: string;
  readonly owner: string;
  readonly condition: Condition | undefined;
}

const shape: PartShape<SharingValues> = {
  type: 'SharingRule',
  blank: { to: '', access: 'read', rows: 'all', owner: '', condition: undefined },
  read: (data) => {
    const { to, access, owner = '', condition } = SharingRuleData.parse(data);
    return { to, access, owner, condition, rows: condition ? 'condition' : owner === '' ? 'all' : 'owner' };
  },
  write: ({ to, access, rows, owner, condition }) => ({
    ...{ to, access },
    ...(rows === 'owner' ? { owner } : {}),
    ...(rows === 'condition' ? { condition } : {}),
  }),
};

/** To whom which rows are opened, and for what. */
export function SharingEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  return (
    <PartPage
      tab={tab}
      shape={shape}
      icon="share"
      title={t('sharing.new')}
      section="sharing"
      remove="data.deleteSharingRule"
    >
      {(form, object) => <SharingFields form={form} object={object} />}
    </PartPage>
  );
}

interface SharingFieldsProps {
  readonly form: FormModel<SharingValues>;
  readonly object: string;
}

const SharingFields = observer(function SharingFields({ form, object }: SharingFieldsProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(object);
  const { rows, condition } = form.values;
  return (
    <>
      <FormSection title={t('section.general')}>
        <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
        <FormField form={form} name="name" label={t('object.name')} hint={t('part.nameHint')} required maxLength={80} />
        <FormField form={form} name="active" kind="checkbox" label={t('sharing.activeHint')} />
      </FormSection>
      <FormSection title={t('sharing.whom')}>
        <PrincipalField form={form} name="to" label={t('sharing.to')} />
        <FormField
          form={form}
          name="access"
          kind="select"
          label={t('sharing.access')}
          options={['read', 'edit'].map((value) => ({ value, label: t(`sharing.access.${value}`) }))}
        />
      </FormSection>
      <FormSection title={t('sharing.which')}>
        <FormField
          form={form}
          name="rows"
          kind="select"
          label={t('sharing.rows')}
          options={['all', 'owner', 'condition'].map((value) => ({ value, label: t(`sharing.rows.${value}`) }))}
        />
        {rows === 'owner' && <PrincipalField form={form} name="owner" label={t('sharing.owner')} owners />}
        {rows === 'condition' && description && (
          <div className="form-field" data-field="condition">
            <FilterBuilder
              object={description.name}
              condition={condition}
              delay={0}
              onChange={(made) => form.set('condition', made, t('sharing.rows.condition'))}
            />
          </div>
        )}
      </FormSection>
    </>
  );
});
