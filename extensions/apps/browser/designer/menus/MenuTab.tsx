import { Tabs } from 'lathe';
import { Button, Checkbox, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from '../appDesigner';
import { EntryField } from '../fields/EntryField';
import type { MenuEntry } from '../model/appValues';
import { showSection } from '../showSection';

interface MenuTabProps {
  readonly designer: AppDesigner;
  readonly menu: MenuEntry;
  readonly problem: string | undefined;
}

/** The tab that a menu opens. */
export const MenuTab = observer(function MenuTab({ designer, menu, problem }: MenuTabProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const { menus, form, readOnly } = designer;
  const shown = menus.tabs.find(({ id }) => id === menu.tab);
  const edit = (): void => {
    const { active } = tabs;
    if (!active || !shown) return;
    designer.showTab(shown.id);
    showSection(tabs, active, 'tabs');
  };
  const setFirst = (first: boolean): void => {
    if (shown) form.change('defaultTabId', first ? shown.id : '', t('designer.tabs.opensFirst'));
  };
  return (
    <>
      <EntryField label={t('designer.menus.opens')} error={problem} required unlabelled>
        {({ describedBy }) => (
          <div className="app-designer__row">
            <div className="form-control--select">
              <Select
                label={t('designer.menus.opens')}
                hideLabel
                required
                invalid={problem !== undefined}
                describedBy={describedBy}
                disabled={readOnly}
                value={shown?.id}
                options={menus.tabs.map(({ id, label, kind, targetLabel }) => ({
                  value: id,
                  label,
                  description: [t(`designer.kind.${kind}`), targetLabel].filter(Boolean).join(' · '),
                }))}
                onChange={(tab) => menus.change(menu.id, { tab }, t('designer.menus.opens'), 'tab')}
              />
            </div>
            {shown && (
              <Button secondary onClick={edit}>
                {t('designer.menus.editTab')}
              </Button>
            )}
          </div>
        )}
      </EntryField>
      {shown?.targetMissing && (
        <div className="form-field">
          <div className="form-field__error" role="alert">
            {t('designer.tabs.missing')}
          </div>
        </div>
      )}
      {shown && (
        <div className="form-field">
          <Checkbox
            label={t('designer.tabs.opensFirst')}
            checked={form.values.defaultTabId === shown.id}
            disabled={readOnly}
            onChange={setFirst}
          />
        </div>
      )}
    </>
  );
});
