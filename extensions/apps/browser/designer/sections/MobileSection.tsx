import { QuickInput } from 'lathe';
import { ActionButton, Button, Form, FormField, FormSection, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { mobileNavigations, mostMobileTabs } from '../../../common/layoutChoices';
import type { AppDesigner } from '../appDesigner';
import { EntryField } from '../fields/EntryField';
import type { SectionProps } from '../sectionProps';
import { iconOfTab } from '../../tabIcons';

/** How the application looks on a phone. */
export const MobileSection = observer(function MobileSection({ designer }: SectionProps): ReactNode {
  const t = useTexts();
  const { form, readOnly } = designer;
  return (
    <div className="app-designer__form">
      <Form form={form} label={t('designer.mobile')}>
        <FormSection title={t('designer.mobile')}>
          <FormField
            form={form}
            name="mobileNavigation"
            kind="select"
            label={t('designer.field.mobileNavigation')}
            options={mobileNavigations.map((value) => ({ value, label: t(`designer.mobile.${value}`) }))}
            disabled={readOnly}
          />
          {form.values.mobileNavigation === 'bottom' && <MobileTabs designer={designer} />}
        </FormSection>
      </Form>
    </div>
  );
});

const MobileTabs = observer(function MobileTabs({ designer }: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const quickInput = useService(QuickInput);
  const { form, readOnly } = designer;
  const { mobileTabs, tabs } = form.values;
  const name = t('designer.field.mobileTabs');
  const put = (ids: readonly string[]): void => form.change('mobileTabs', ids, name);
  const swap = (at: number, by: number): void => {
    const id = mobileTabs[at];
    if (id !== undefined && mobileTabs[at + by] !== undefined)
      put(mobileTabs.toSpliced(at, 1).toSpliced(at + by, 0, id));
  };
  const add = async (): Promise<void> => {
    const items = tabs
      .filter(({ id }) => !mobileTabs.includes(id))
      .map((tab) => ({ label: tab.label, icon: iconOfTab(tab), id: tab.id }));
    const picked = await quickInput.pick(items, { title: name });
    if (picked) put([...mobileTabs, picked.id]);
  };
  return (
    <EntryField
      label={name}
      hint={t('designer.mobile.tabsHint', { count: mostMobileTabs })}
      changed={form.isChanged('mobileTabs')}
      unlabelled
    >
      {() => (
        <>
          {mobileTabs.length > 0 && (
            <ol className="form-picks__list" aria-label={name}>
              {mobileTabs.map((id, at) => {
                const tab = tabs.find((one) => one.id === id);
                const label = tab?.label ?? t('designer.tabs.gone');
                return (
                  <li key={id} className="form-picks__item">
                    <Icon name={tab ? iconOfTab(tab) : 'warning'} />
                    <span className="form-picks__name">{label}</span>
                    {!readOnly && (
                      <>
                        <ActionButton
                          icon="arrow-up"
                          label={t('designer.moveUp', { label })}
                          disabled={at === 0}
                          onClick={() => swap(at, -1)}
                        />
                        <ActionButton
                          icon="arrow-down"
                          label={t('designer.moveDown', { label })}
                          disabled={at === mobileTabs.length - 1}
                          onClick={() => swap(at, 1)}
                        />
                        <ActionButton
                          icon="close"
                          label={t('designer.takeOut', { label })}
                          onClick={() => put(mobileTabs.filter((other) => other !== id))}
                        />
                      </>
                    )}
                  </li>
                );
              })}
            </ol>
          )}
          {!readOnly && (
            <Button secondary icon="add" disabled={mobileTabs.length >= mostMobileTabs} onClick={() => report(add())}>
              {t('designer.mobile.addTab')}
            </Button>
          )}
        </>
      )}
    </EntryField>
  );
});
