import { formatTime, Texts } from 'lathe';
import { Facts, Form, FormField, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { sharings } from '../../../common/objects/objectData';
import type { ObjectForm, StoredObject } from '../objectForm';

interface GeneralSectionProps {
  readonly model: ObjectForm;
  readonly object: StoredObject;
}

/** What an object is called, how its rows are named, and who sees them. */
export const GeneralSection = observer(function GeneralSection({ model, object }: GeneralSectionProps): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { form } = model;
  const standard = object.data.kind === 'standard';
  const at = (moment: string, by: string): string => t('changedBy', { at: formatTime(moment, locale), by });
  return (
    <div className="designer__form">
      <Form form={form} label={t('designer.general')}>
        <FormSection title={t('section.general')}>
          <FormField form={form} name="label" label={t('object.label')} required maxLength={64} readOnly={standard} />
          <FormField
            form={form}
            name="plural"
            label={t('object.plural')}
            hint={t('object.pluralHint')}
            maxLength={64}
          />
          <FormField
            form={form}
            name="name"
            label={t('object.name')}
            hint={t('object.renameHint')}
            required
            readOnly={standard}
            maxLength={63}
          />
          <FormField form={form} name="description" kind="textarea" label={t('object.description')} />
        </FormSection>
        {object.data.kind === 'custom' && (
          <FormSection title={t('object.nameField')} description={t('object.nameFieldHint')}>
            <FormField
              form={form}
              name="nameLabel"
              label={t('object.nameLabel')}
              placeholder={t('object.nameLabelDefault')}
              maxLength={64}
            />
            <FormField
              form={form}
              name="naming"
              kind="select"
              label={t('object.naming')}
              options={['text', 'number'].map((value) => ({ value, label: t(`object.naming.${value}`) }))}
            />
            {form.values.naming === 'number' && (
              <FormField
                form={form}
                name="nameFormat"
                label={t('object.nameFormat')}
                hint={t('object.formatHint')}
                placeholder={t('object.formatExample')}
                required
                maxLength={60}
              />
            )}
          </FormSection>
        )}
        {object.data.kind === 'custom' && (
          <FormSection title={t('object.sharing')}>
            <FormField
              form={form}
              name="sharing"
              kind="select"
              label={t('object.sharingOf')}
              hint={t('object.sharingHint')}
              options={sharings.map((value) => ({ value, label: t(`object.sharing.${value}`) }))}
            />
          </FormSection>
        )}
        <FormSection title={t('section.facts')}>
          <Facts
            facts={[
              ['ID', object.id],
              [t('object.keyPrefix'), object.data.keyPrefix],
              [t('fact.created'), object.createdByName && at(object.createdAt, object.createdByName)],
              [t('fact.modified'), object.modifiedByName && at(object.modifiedAt, object.modifiedByName)],
            ]}
          />
        </FormSection>
      </Form>
    </div>
  );
});
