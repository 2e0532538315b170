import { Button, Icon, report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { tabTargets } from '../../../common/tabData';
import { EntryField } from '../fields/EntryField';
import { checkTab } from '../model/checkApp';
import { PickTargets } from '../targets/pickTargets';
import { TabTargets } from '../targets/tabTargets';
import type { TabPartProps } from './TabForm';
import { usualIconOf } from '../../tabIcons';

/** What a tab shows: an object, a view, a dashboard, and of a record's form its layout. */
export const TabTarget = observer(function TabTarget({ designer, tab }: TabPartProps): ReactNode {
  const t = useTexts();
  const pick = useService(PickTargets);
  const { tabs, readOnly } = designer;
  if (tabTargets[tab.kind] === undefined) return null;
  const name = t('designer.tabs.shows');
  const choose = async (): Promise<void> => {
    const picked = await pick.one(tab.kind);
    if (!picked) return;
    const { target, targetLabel, viewKind } = picked;
    const shown = { target, targetLabel, viewKind, targetMissing: false, layout: undefined };
    tabs.change(tab.id, shown, t('designer.changeOf', { name, label: tab.label }), 'target');
  };
  const error = tab.targetMissing ? t('designer.tabs.missing') : checkTab(tab, t).target;
  return (
    <>
      <EntryField label={name} error={error} required unlabelled>
        {() => (
          <div className="app-designer__row">
            <Icon name={usualIconOf(tab)} />
            <span>{tab.targetLabel}</span>
            <span className="app-designer__muted">{t(`designer.kind.${tab.kind}`)}</span>
            {!readOnly && (
              <Button secondary onClick={() => report(choose())}>
                {t('designer.tabs.choose')}
              </Button>
            )}
          </div>
        )}
      </EntryField>
      {tab.kind === 'record' && tab.target && <LayoutField designer={designer} tab={tab} object={tab.target} />}
    </>
  );
});

const usual = 'usual';

const LayoutField = observer(function LayoutField(props: TabPartProps & { readonly object: string }): ReactNode {
  const { designer, tab, object } = props;
  const t = useTexts();
  const targets = useService(TabTargets);
  const [layouts, setLayouts] = useState<readonly { readonly id: string; readonly label: string }[]>([]);
  useEffect(() => {
    let current = true;
    report(targets.layouts(object).then((found) => current && setLayouts(found)));
    return () => {
      current = false;
    };
  }, [targets, object]);
  const name = t('designer.tabs.layout');
  const known = layouts.some(({ id }) => id === tab.layout);
  return (
    <EntryField label={name} hint={t('designer.tabs.layoutHint')} unlabelled>
      {({ describedBy }) => (
        <div className="form-control--select">
          <Select
            label={name}
            hideLabel
            describedBy={describedBy}
            disabled={designer.readOnly}
            value={known ? tab.layout : usual}
            options={[
              { value: usual, label: t('designer.tabs.usualLayout') },
              ...layouts.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(layout) =>
              designer.tabs.change(tab.id, { layout: layout === usual ? undefined : layout }, name, 'layout')
            }
          />
        </div>
      )}
    </EntryField>
  );
});
