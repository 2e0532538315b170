import { Checkbox, CommandButton, EmptyState, Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from '../appDesigner';
import { EntryText } from '../fields/EntryText';
import { IconField } from '../fields/IconField';
import { LabelsField } from '../fields/LabelsField';
import type { MenuEntry } from '../model/appValues';
import { checkMenu } from '../model/checkApp';
import { MenuTab } from './MenuTab';
import { iconOfTab } from '../../tabIcons';

/** The properties of the menu that has the focus in the tree. */
export const MenuForm = observer(function MenuForm({ designer }: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const { menus } = designer;
  const { current } = menus;
  if (!current)
    return menus.menus.length === 0 ? null : (
      <EmptyState title={t('designer.menus.unchosen')} description={t('designer.menus.unchosenHint')} />
    );
  return <Properties key={current.id} designer={designer} menu={current} />;
});

interface PropertiesProps {
  readonly designer: AppDesigner;
  readonly menu: MenuEntry;
}

const Properties = observer(function Properties({ designer, menu }: PropertiesProps): ReactNode {
  const t = useTexts();
  const { menus, readOnly } = designer;
  const issues = checkMenu(menu, menus.tabs, t);
  const tab = menus.tabs.find(({ id }) => id === menu.tab);
  const change = (part: Partial<MenuEntry>, field: string, name: string): void =>
    menus.change(menu.id, part, t('designer.changeOf', { name, label: menu.label }), field);
  return (
    <div
      className="app-designer__form"
      role="group"
      aria-label={t('designer.menus.propertiesOf', { label: menu.label })}
    >
      <EntryText
        label={t('designer.label')}
        value={menu.label}
        error={issues.label}
        required
        maxLength={64}
        readOnly={readOnly}
        onChange={(label) => change({ label }, 'label', t('designer.label'))}
      />
      <LabelsField
        labels={menu.labels}
        original={menu.label}
        readOnly={readOnly}
        onChange={(labels, language) => change({ labels }, `labels ${language}`, t('designer.labels'))}
      />
      <IconField
        label={t('designer.icon')}
        value={menu.icon}
        usual={menu.kind === 'folder' ? 'folder' : tab ? iconOfTab(tab) : 'browser'}
        readOnly={readOnly}
        onChange={(icon) => change({ icon }, 'icon', t('designer.icon'))}
      />
      {menu.kind === 'tab' && <MenuTab designer={designer} menu={menu} problem={issues.tab} />}
      <div className="form-field">
        <Checkbox
          label={t('designer.menus.shown')}
          description={t('designer.menus.shownHint')}
          checked={menu.active}
          disabled={readOnly}
          onChange={(active) => change({ active }, 'active', t('designer.menus.shown'))}
        />
      </div>
      {!readOnly && (
        <div className="form-field app-designer__row">
          {menu.kind === 'folder' && (
            <>
              <CommandButton command="apps.newMenu" text="designer.menus.add" icon="add" />
              <CommandButton command="apps.addMenusFor" text="designer.menus.addFor" icon="add" />
            </>
          )}
          <Button secondary icon="trash" onClick={() => menus.remove([menu.id])}>
            {t('designer.delete')}
          </Button>
        </div>
      )}
    </div>
  );
});
