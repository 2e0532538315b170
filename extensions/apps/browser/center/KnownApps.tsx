import { Commands, Session, type Translate } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, EmptyState, ProgressBar, report, Tree, useService, useTexts, useTreeModel } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AppCard } from '../../common/appCalls';
import { iconOfApp } from '../AppLogo';
import { useAppMenu } from './useAppMenu';
import { useApps } from './useApps';
import { useOpenApp } from './useOpenApp';

const mostRecent = 10;

interface Group {
  readonly kind: 'favorites' | 'recent';
  readonly label: string;
  readonly apps: readonly AppCard[];
}
interface Item {
  readonly kind: Group['kind'];
  readonly app: AppCard;
}

/** The favourites and what was opened last. */
export const KnownApps = observer(function KnownApps(): ReactNode {
  const t = useTexts();
  const favorites = useApps({ tab: 'favorites', sort: 'name' });
  const recent = useApps({ tab: 'recent', sort: 'visited' });
  const open = useOpenApp();
  const showMenu = useAppMenu();
  const model = useTreeModel<Group | Item>({
    getRoots: () => groupsOf(favorites.rows, recent.rows, t),
    getId: (item) => ('app' in item ? `${item.kind}.${item.app.id}` : item.kind),
    getLabel: (item) => ('app' in item ? item.app.label : item.label),
    hasChildren: (item) => !('app' in item),
    getChildren: (item) => ('app' in item ? [] : item.apps.map((app) => ({ kind: item.kind, app }))),
    isExpandedAtFirst: () => true,
  });
  if (favorites.state === 'loading' || recent.state === 'loading') return <ProgressBar label={t('container')} />;
  return (
    <Tree
      label={t('center.known')}
      model={model}
      getRow={(item) =>
        'app' in item
          ? {
              icon: iconOfApp(item.app),
              description: item.app.name,
              tooltip: [item.app.label, item.app.description].filter(Boolean).join('\n'),
            }
          : {}
      }
      onOpen={(item, { preview }) => 'app' in item && !preview && open(item.app)}
      onContextMenu={([item], at) => item && 'app' in item && showMenu(item.app, at)}
      empty={<NoneKnown />}
    />
  );
});

function NoneKnown(): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const mayBuild = useService(Session).permissions.has(permissions.developApplication);
  return (
    <EmptyState title={t('view.none')} description={t('view.noneHint')}>
      {mayBuild && <Button onClick={() => report(commands.execute('apps.newApplication'))}>{t('center.new')}</Button>}
      <Button secondary onClick={() => report(commands.execute('apps.showAppCenter'))}>
        {t('view.all')}
      </Button>
    </EmptyState>
  );
}

function groupsOf(favorites: readonly AppCard[], recent: readonly AppCard[], t: Translate): readonly Group[] {
  const groups: readonly Group[] = [
    { kind: 'favorites', label: t('center.tab.favorites'), apps: favorites },
    { kind: 'recent', label: t('center.tab.recent'), apps: recent.slice(0, mostRecent) },
  ];
  return groups.filter(({ apps }) => apps.length > 0);
}
