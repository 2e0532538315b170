import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppDesigner } from '../appDesigner';
import type { TabEntry } from '../model/appValues';
import { checkTab } from '../model/checkApp';
import { iconOfTab } from '../../tabIcons';

interface TabNameProps {
  readonly designer: AppDesigner;
  readonly tab: TabEntry;
}

/** A tab in a list: whether it opens first, and whether something is wrong with it. */
export const TabName = observer(function TabName({ designer, tab }: TabNameProps): ReactNode {
  const t = useTexts();
  const wrong = Object.values(checkTab(tab, t)).find(Boolean) ?? (tab.targetMissing ? t('designer.tabs.missing') : '');
  return (
    <>
      <Icon name={iconOfTab(tab)} /> {tab.label}
      {designer.form.values.defaultTabId === tab.id && (
        <span className="app-designer__muted"> · {t('designer.tabs.first')}</span>
      )}
      {wrong && (
        <>
          {' '}
          <Icon name="error" label={wrong} />
        </>
      )}
    </>
  );
});
