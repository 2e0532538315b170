import { Themes } from 'lathe';
import { Form, FormField, FormSection, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { navigations, widths } from '../../../common/layoutChoices';
import { NavigationPreview } from '../menus/NavigationPreview';
import type { SectionProps } from '../sectionProps';
import { ChoiceField } from '../fields/ChoiceField';

/** Users keep the theme that they have chosen. */
const ownTheme = 'own';

/** How the application looks on a screen. */
export const LayoutSection = observer(function LayoutSection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const themes = useService(Themes);
  const { form, readOnly } = designer;
  const { theme } = form.values;
  const known = themes.all.map(({ id, label }) => ({ value: id, label }));
  const lost = theme !== '' && !known.some(({ value }) => value === theme);
  return (
    <div className="app-designer__form">
      <Form form={form} label={t('designer.layout')}>
        <FormSection title={t('designer.layout')}>
          <FormField
            form={form}
            name="navigation"
            kind="select"
            label={t('designer.field.navigation')}
            hint={t('designer.layout.navigationHint')}
            options={navigations.map((value) => ({ value, label: t(`designer.layout.navigation.${value}`) }))}
            disabled={readOnly}
          />
          <FormField
            form={form}
            name="width"
            kind="select"
            label={t('designer.field.width')}
            hint={t('designer.layout.widthHint')}
            options={widths.map((value) => ({ value, label: t(`designer.layout.width.${value}`) }))}
            disabled={readOnly}
          />
          <ChoiceField
            label={t('designer.field.theme')}
            hint={t('designer.layout.themeHint')}
            error={lost ? t('designer.layout.themeMissing', { theme }) : undefined}
            changed={form.isChanged('theme')}
            value={theme === '' ? ownTheme : theme}
            options={[{ value: ownTheme, label: t('designer.layout.ownTheme') }, ...known]}
            disabled={readOnly}
            onChange={(value) => form.change('theme', value === ownTheme ? '' : value, t('designer.field.theme'))}
          />
        </FormSection>
      </Form>
      <NavigationPreview designer={designer} label={application.label} />
    </div>
  );
});
