import { labelLength } from 'lathe/common';
import { Facts, Form, FormField, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { resourceBase } from '../../common/resourceCalls';
import { ServiceData } from '../../common/serviceData';
import type { SectionProps } from './sectionProps';

/** What a service is called, and where it answers. */
export const OverviewSection = observer(function OverviewSection({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const { form, readOnly } = designer;
  const { type } = ServiceData.parse(service.data);
  return (
    <div className="service-editor__form">
      <Form form={form} label={t('section.overview')}>
        <FormSection title={t('section.general')}>
          <FormField
            form={form}
            name="label"
            label={t('field.label')}
            required
            maxLength={labelLength}
            readOnly={readOnly}
          />
          <FormField
            form={form}
            name="chinese"
            label={t('field.chinese')}
            maxLength={labelLength}
            readOnly={readOnly}
          />
          <FormField
            form={form}
            name="description"
            kind="textarea"
            label={t('field.description')}
            maxLength={4000}
            readOnly={readOnly}
          />
          <FormField
            form={form}
            name="version"
            label={t('field.version')}
            hint={t('field.versionHint')}
            required
            readOnly={readOnly}
          />
          <FormField
            form={form}
            name="active"
            kind="switch"
            label={t('field.active')}
            hint={t('field.activeHint')}
            disabled={readOnly}
          />
          <FormField form={form} name="supportBO20" kind="switch" label={t('field.supportBO20')} disabled={readOnly} />
        </FormSection>
      </Form>
      <FormSection title={t('section.facts')}>
        <Facts
          facts={[
            [t('field.name'), service.name],
            [t('field.type'), t(`type.${type}`)],
            [t('field.address'), `${location.origin}${resourceBase}/${service.name}`],
            [t('field.document'), `${location.origin}${resourceBase}/${service.name}/openapi.json`],
          ]}
        />
      </FormSection>
    </div>
  );
});
