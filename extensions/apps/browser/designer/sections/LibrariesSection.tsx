import { Facts, Form, FormField, FormSection, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { addonApplication, solutionApplication } from '../../../common/applicationTypes';
import type { AppDesigner } from '../appDesigner';
import type { SectionProps } from '../sectionProps';
import { AppPicks } from './AppPicks';

/** The applications that this one uses, extends or consists of, as its type asks for them. */
export const LibrariesSection = observer(function LibrariesSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const { form } = designer;
  const { type, properties, serviceList } = application.data;
  const isSolution = type === solutionApplication;
  const { lib, addons } = form.values;
  return (
    <div className="app-designer__form">
      <Form form={form} label={t('designer.libraries')}>
        {(isSolution || type === addonApplication) && <Dependencies designer={designer} application={application} />}
        {!isSolution && (
          <FormSection title={t('designer.lib')}>
            <AppPicks
              designer={designer}
              name="lib"
              hint={t('designer.lib.hint')}
              chosen={lib.map((id) => ({ key: id, label: id }))}
              taken={[application.id]}
              onAdd={({ id }) => form.change('lib', [...lib, id], t('designer.lib'))}
              onRemove={(key) =>
                form.change(
                  'lib',
                  lib.filter((id) => id !== key),
                  t('designer.lib'),
                )
              }
            />
          </FormSection>
        )}
        {type !== addonApplication && (
          <FormSection title={t('designer.addons')}>
            <AppPicks
              designer={designer}
              name="addons"
              type={addonApplication}
              hint={t('designer.addons.hint')}
              chosen={addons.map((name) => ({ key: name, label: name }))}
              taken={[application.id]}
              onAdd={({ name }) => form.change('addons', [...addons, name], t('designer.addons'))}
              onRemove={(key) =>
                form.change(
                  'addons',
                  addons.filter((name) => name !== key),
                  t('designer.addons'),
                )
              }
            />
          </FormSection>
        )}
        {(properties.solution || serviceList.length > 0) && (
          <FormSection title={t('designer.facts')}>
            <Facts
              facts={[
                [t('designer.solution'), properties.solution],
                [t('designer.services'), serviceList.map(({ service }) => service).join(', ')],
              ]}
            />
          </FormSection>
        )}
      </Form>
    </div>
  );
});

/** What an add-on extends, and what a solution consists of. */
const Dependencies = observer(function Dependencies({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const { form, readOnly } = designer;
  const { type, properties } = application.data;
  const { dependency, dependencyText } = form.values;
  const which = type === solutionApplication ? 'solution' : 'addon';
  if (dependencyText !== '') return <BrokenDependencies designer={designer} />;
  return (
    <FormSection title={t(`designer.dependency.${which}`)}>
      <AppPicks
        designer={designer}
        name="dependency"
        hint={t(`designer.dependency.${which}Hint`)}
        error={problemOf(designer, which === 'addon' && !properties.isSolutionDepAppAddon, t)}
        chosen={dependency.map(({ name, label, version }) => ({
          key: name,
          label: [label || name, version].filter(Boolean).join(' · '),
        }))}
        taken={[application.id]}
        except={solutionApplication}
        onAdd={({ id, name, label, publishVersion: version }) =>
          form.change('dependency', [...dependency, { name, id, label, version }], t('designer.field.dependency'))
        }
        onRemove={(key) =>
          readOnly ||
          form.change(
            'dependency',
            dependency.filter(({ name }) => name !== key),
            t('designer.field.dependency'),
          )
        }
      />
    </FormSection>
  );
});

function problemOf({ form }: AppDesigner, needed: boolean, t: (key: string) => string): string | undefined {
  if (needed && form.values.dependency.length === 0) return t('error.DEPENDENCY_REQUIRED');
  return form.errorOf('dependency');
}

/** What another console wrote and nobody can read is shown as it is, to be mended. */
const BrokenDependencies = observer(function BrokenDependencies(props: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const { form, readOnly } = props.designer;
  return (
    <FormSection title={t('designer.field.dependency')} description={t('error.SOLUTION_DEPENDENCY')}>
      <FormField
        form={form}
        name="dependencyText"
        kind="textarea"
        label={t('designer.field.dependencyText')}
        hint={t('designer.dependency.textHint')}
        readOnly={readOnly}
      />
    </FormSection>
  );
});
