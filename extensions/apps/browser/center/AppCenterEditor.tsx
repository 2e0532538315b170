import { Commands, Session, type Tab, Tabs } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, ListFrame, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { centerTabs } from '../../common/appCalls';
import { QuotaLine } from '../creation/QuotaLine';
import { useQuota } from '../creation/useQuota';
import { AppCards } from './AppCards';
import { AppTable } from './AppTable';
import { CenterState, type CenterTab } from './centerState';
import { CenterTabs } from './CenterTabs';
import { CenterTools } from './CenterTools';
import { useApps } from './useApps';
import './appCenter.css';

/** All applications, the user's own, those he opened last and his favourites. */
export const AppCenterEditor = observer(function AppCenterEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const tabs = useService(Tabs);
  const state = useService(CenterState);
  const mayBuild = useService(Session).permissions.has(permissions.developApplication);
  const id = useId();
  const shown = centerTabs.find((each) => each === tab.id) ?? 'all';
  const list = useApps(state.queryFor(shown));
  return (
    <div className="app-center">
      <div className="app-center__head">
        <CenterTabs id={id} shown={shown} onShow={(next) => tabs.update(tab.key, { id: next })} />
        {mayBuild && <Used />}
        {mayBuild && <NewButton />}
      </div>
      <div
        className="app-center__body"
        role="tabpanel"
        data-autofocus="within"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
      >
        <ListFrame
          list={list}
          tools={<CenterTools tab={shown} total={list.total} />}
          empty={<NoApps tab={shown} />}
          rows={state.look === 'cards' ? <AppCards list={list} /> : <AppTable list={list} tab={shown} />}
        />
      </div>
    </div>
  );
});

function Used(): ReactNode {
  const quota = useQuota();
  return quota && quota.limit !== null ? <QuotaLine quota={quota} /> : null;
}

function NewButton(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  return (
    <Button icon="add" onClick={() => report(commands.execute('apps.newApplication'))}>
      {t('center.new')}
    </Button>
  );
}

const NoApps = observer(function NoApps({ tab }: { readonly tab: CenterTab }): ReactNode {
  const t = useTexts();
  const state = useService(CenterState);
  const mayBuild = useService(Session).permissions.has(permissions.developApplication);
  if (state.narrowed)
    return (
      <EmptyState title={t('center.noneFound')} description={t('center.noneFoundHint')} icon="search">
        <Button secondary onClick={() => state.showAll()}>
          {t('center.showAll')}
        </Button>
      </EmptyState>
    );
  const builds = mayBuild && (tab === 'all' || tab === 'mine');
  return (
    <EmptyState
      icon="layers"
      title={t(`center.none.${tab}`)}
      description={t(builds ? 'center.noneHint.build' : `center.noneHint.${tab}`)}
    >
      {builds && <NewButton />}
    </EmptyState>
  );
});
