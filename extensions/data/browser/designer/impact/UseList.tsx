import { MetadataClient, Routes, Tabs, type Translate } from 'lathe';
import { Icon, report, useService } from 'lathe/ui';
import type { ReactNode } from 'react';
import type { Impact } from '../../../common/centerCalls';
import { openRecord } from './openRecord';

const icons: Readonly<Record<string, string>> = {
  Field: 'symbol-field',
  CustomObject: 'table',
  ObjectIndex: 'key',
  Layout: 'layout',
  ValidationRule: 'pass',
  SharingRule: 'share',
  Picklist: 'list-selection',
  View: 'list-flat',
  Dashboard: 'graph',
};

interface UseListProps {
  readonly impact: Pick<Impact, 'uses' | 'ofOthers'>;
  readonly label: string;
  readonly t: Translate;
  /** Before one of them is shown: a dialog closes. */
  readonly onOpen?: () => void;
}

/** What uses something, each leading to itself; of what only others may see, how many there are. */
export function UseList({ impact: { uses, ofOthers }, label, t, onOpen }: UseListProps): ReactNode {
  const tabs = useService(Tabs);
  const routes = useService(Routes);
  const client = useService(MetadataClient);
  return (
    <ul className="use-list" aria-label={label}>
      {uses.map((use) => (
        <li key={`${use.id}${use.place}`}>
          <button
            type="button"
            className="use-list__use"
            onClick={() => {
              onOpen?.();
              report(openRecord({ tabs, routes, client }, use));
            }}
          >
            <Icon name={icons[use.type] ?? 'symbol-misc'} />
            <span className="use-list__name">{use.label}</span>
            <span className="use-list__type">{[use.title, use.of, use.name].filter(Boolean).join(' · ')}</span>
          </button>
        </li>
      ))}
      {ofOthers.views > 0 && <Hidden text={t('uses.viewsOfOthers', { count: ofOthers.views })} />}
      {ofOthers.dashboards > 0 && <Hidden text={t('uses.dashboardsOfOthers', { count: ofOthers.dashboards })} />}
    </ul>
  );
}

function Hidden({ text }: { readonly text: string }): ReactNode {
  return (
    <li className="use-list__use use-list__use--hidden">
      <Icon name="lock" />
      <span className="use-list__name">{text}</span>
    </li>
  );
}
