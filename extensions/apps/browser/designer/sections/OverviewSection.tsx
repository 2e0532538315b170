import { formatTime, Texts } from 'lathe';
import { CommandButton, Facts, Form, FormField, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LabelsField } from '../fields/LabelsField';
import { LogoField } from '../fields/LogoField';
import type { SectionProps } from '../sectionProps';

/** What an application is called, and what there is to know of it. */
export const OverviewSection = observer(function OverviewSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const { form, readOnly } = designer;
  const { label, labels, logo } = form.values;
  return (
    <div className="app-designer__form">
      <Form form={form} label={t('designer.overview')}>
        <FormSection title={t('designer.general')}>
          <FormField form={form} name="label" label={t('designer.label')} required maxLength={64} readOnly={readOnly} />
          <LabelsField
            labels={labels}
            original={label}
            readOnly={readOnly}
            changed={form.isChanged('labels')}
            onChange={(next) => form.change('labels', next, t('designer.labels'))}
          />
          <FormField
            form={form}
            name="description"
            kind="textarea"
            label={t('designer.description')}
            maxLength={4000}
            readOnly={readOnly}
          />
          <LogoField
            application={application}
            value={logo}
            error={form.errorOf('logo')}
            changed={form.isChanged('logo')}
            readOnly={readOnly}
            onChange={(next) => form.change('logo', next, t('designer.icon'))}
          />
        </FormSection>
        <StateSection designer={designer} application={application} />
        <FactSection designer={designer} application={application} />
      </Form>
    </div>
  );
});

const StateSection = observer(function StateSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const { active } = application;
  return (
    <FormSection
      title={t('designer.state')}
      description={t(active ? 'designer.state.active' : 'designer.state.inactive')}
    >
      <div className="form-field app-designer__row">
        <CommandButton
          command={active ? 'apps.deactivateApplication' : 'apps.activateApplication'}
          text={active ? 'designer.deactivate' : 'designer.activate'}
          icon={active ? 'circle-slash' : 'check'}
          rows={[application]}
        />
      </div>
      <div className="form-field app-designer__row">
        <span>{t('designer.owner', { name: designer.model.ownerName || '—' })}</span>
        {designer.mayGrant && (
          <CommandButton command="apps.changeOwner" text="designer.changeOwner" icon="account" rows={[application]} />
        )}
      </div>
    </FormSection>
  );
});

const FactSection = observer(function FactSection({ application }: SectionProps): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { id, name, revision, data } = application;
  const { type, template, publishVersion, properties, isIncremental, supportBO20 } = data;
  const at = (time: string, by: string): string => t('designer.changedBy', { time: formatTime(time, locale), by });
  const yes = (fact: boolean): string => (fact ? t('designer.yes') : '');
  return (
    <FormSection title={t('designer.facts')}>
      <Facts
        facts={[
          [t('designer.name'), name],
          ['ID', id],
          [t('designer.type'), t(`center.type.${type}`)],
          [t('designer.template'), template],
          [t('designer.version'), publishVersion],
          [t('designer.revision'), String(revision)],
          [t('designer.propertiesVersion'), String(properties.version)],
          [t('designer.package'), properties.packageId],
          [t('designer.website'), properties.skava?.name],
          [t('designer.incremental'), yes(isIncremental)],
          [t('designer.bo20'), yes(supportBO20)],
          [t('designer.created'), at(application.createdAt, application.createdByName)],
          [t('designer.modified'), at(application.modifiedAt, application.modifiedByName)],
        ]}
      />
    </FormSection>
  );
});
