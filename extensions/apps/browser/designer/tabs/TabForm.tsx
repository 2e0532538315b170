import { Button, Checkbox, EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { homeTabId } from '../../../common/tabData';
import type { AppDesigner } from '../appDesigner';
import { EntryText } from '../fields/EntryText';
import { IconField } from '../fields/IconField';
import { LabelsField } from '../fields/LabelsField';
import type { TabEntry } from '../model/appValues';
import { checkTab } from '../model/checkApp';
import { TabTarget } from './TabTarget';
import { usualIconOf } from '../../tabIcons';

/** The properties of the tab that is chosen. */
export const TabForm = observer(function TabForm({ designer }: { readonly designer: AppDesigner }): ReactNode {
  const t = useTexts();
  const tab = designer.tabs.all.find(({ id }) => id === designer.tabId);
  if (tab) return <Properties key={tab.id} designer={designer} tab={tab} />;
  if (designer.tabs.all.length === 0) return null;
  return <EmptyState title={t('designer.tabs.unchosen')} description={t('designer.tabs.unchosenHint')} />;
});

export interface TabPartProps {
  readonly designer: AppDesigner;
  readonly tab: TabEntry;
}

const Properties = observer(function Properties({ designer, tab }: TabPartProps): ReactNode {
  const t = useTexts();
  const { tabs, form } = designer;
  const isBuiltIn = tab.id === homeTabId;
  const readOnly = designer.readOnly || isBuiltIn;
  const issues = checkTab(tab, t);
  const menus = tabs.menusOf([tab.id]);
  const change = (part: Partial<TabEntry>, field: string, name: string): void =>
    tabs.change(tab.id, part, t('designer.changeOf', { name, label: tab.label }), field);
  return (
    <div className="app-designer__form" role="group" aria-label={t('designer.tabs.propertiesOf', { label: tab.label })}>
      {isBuiltIn && <p className="app-designer__muted">{t('designer.tabs.builtIn')}</p>}
      <EntryText
        label={t('designer.label')}
        value={tab.label}
        error={issues.label}
        required
        maxLength={64}
        readOnly={readOnly}
        onChange={(label) => change({ label }, 'label', t('designer.label'))}
      />
      <LabelsField
        labels={tab.labels}
        original={tab.label}
        readOnly={readOnly}
        onChange={(labels, language) => change({ labels }, `labels ${language}`, t('designer.labels'))}
      />
      <TabTarget designer={designer} tab={tab} />
      {tab.kind === 'link' && (
        <>
          <EntryText
            label={t('designer.tabs.address')}
            hint={t('designer.tabs.addressHint')}
            value={tab.url}
            error={tab.url === '' && form.errorOf('tabs') === undefined ? undefined : issues.url}
            required
            maxLength={2000}
            readOnly={readOnly}
            onChange={(url) => change({ url }, 'url', t('designer.tabs.address'))}
          />
          <div className="form-field">
            <Checkbox
              label={t('designer.tabs.newWindow')}
              description={t('designer.tabs.newWindowHint')}
              checked={tab.newWindow}
              disabled={readOnly}
              onChange={(newWindow) => change({ newWindow }, 'newWindow', t('designer.tabs.newWindow'))}
            />
          </div>
        </>
      )}
      <IconField
        label={t('designer.icon')}
        value={tab.icon}
        usual={usualIconOf(tab)}
        readOnly={readOnly}
        onChange={(icon) => change({ icon }, 'icon', t('designer.icon'))}
      />
      <div className="form-field">
        <Checkbox
          label={t('designer.tabs.opensFirst')}
          checked={form.values.defaultTabId === tab.id}
          disabled={designer.readOnly}
          onChange={(first) => form.change('defaultTabId', first ? tab.id : '', t('designer.tabs.opensFirst'))}
        />
      </div>
      {!readOnly && (
        <div className="form-field app-designer__row">
          <Button secondary icon="trash" onClick={() => tabs.remove([tab.id])}>
            {t('designer.delete')}
          </Button>
          <span className="app-designer__muted">{menus > 0 && t('designer.tabs.deleteHint', { count: menus })}</span>
        </div>
      )}
    </div>
  );
});
