import type { Tab } from 'lathe';
import { FormField, type FormModel, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LayoutData, type LayoutSection } from '../../../common/objects/layoutData';
import type { PartShape, PartValues } from '../parts/partForm';
import { PartPage } from '../parts/PartPage';
import { LayoutCanvas } from './LayoutCanvas';
import { RecordTypeFields } from './RecordTypeFields';
import { useProfiles } from './useProfiles';

export interface LayoutValues extends PartValues {
  readonly sections: readonly LayoutSection[];
  readonly profiles: readonly string[];
  /** The field that tells the type of a row; blank where the layout is for all. */
  readonly typeField: string;
  readonly types: readonly string[];
}

const shape: PartShape<LayoutValues> = {
  type: 'Layout',
  blank: { sections: [{ label: '', columns: [[], []] }], profiles: [], typeField: '', types: [] },
  read: (data) => {
    const { sections, profiles, recordTypes } = LayoutData.parse(data);
    return { sections, profiles, typeField: recordTypes?.field ?? '', types: recordTypes?.values ?? [] };
  },
  write: ({ sections, profiles, typeField, types }) => ({
    ...{ sections, profiles },
    ...(typeField === '' ? {} : { recordTypes: { field: typeField, values: types } }),
  }),
};

/** How the form of a row looks: its fields, put into sections and columns, and who gets it. */
export function LayoutEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  return (
    <PartPage
      tab={tab}
      shape={shape}
      icon="layout"
      title={t('layouts.new')}
      section="layouts"
      remove="data.deleteLayout"
    >
      {(form, object) => <LayoutFields form={form} object={object} />}
    </PartPage>
  );
}

interface LayoutFieldsProps {
  readonly form: FormModel<LayoutValues>;
  readonly object: string;
}

const LayoutFields = observer(function LayoutFields({ form, object }: LayoutFieldsProps): ReactNode {
  const t = useTexts();
  const profiles = useProfiles();
  return (
    <>
      <FormSection title={t('section.general')}>
        <FormField form={form} name="label" label={t('object.label')} required maxLength={64} />
        <FormField form={form} name="name" label={t('object.name')} hint={t('part.nameHint')} required maxLength={80} />
        <FormField
          form={form}
          name="profiles"
          kind="multi-select"
          label={t('layouts.profilesOf')}
          hint={t('layouts.profilesHint')}
          options={profiles}
        />
        <RecordTypeFields form={form} object={object} />
      </FormSection>
      <FormSection title={t('layouts.arrange')} description={t('layouts.arrangeHint')}>
        <LayoutCanvas form={form} object={object} />
      </FormSection>
    </>
  );
});
