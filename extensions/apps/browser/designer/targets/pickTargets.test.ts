import { isSeparator, QuickInput, QuickPick } from 'lathe';
import { waitFor } from '@testing-library/react';
import type { TabKind } from '../../../common/tabData';
import { startApps } from '../../testApps';
import { testEntry } from '../../tree/testEntries';
import { PickTargets } from './pickTargets';
import type { Target } from './target';
import { TabTargets } from './tabTargets';
import { kindIcons } from '../../tabIcons';

function target(kind: TabKind, id: string): Target {
  return { kind, target: id, targetLabel: id, name: id, label: id, labels: {}, icon: kindIcons[kind], viewKind: null };
}

it('offers what is a component of the application before what else there is', async () => {
  const { container } = startApps(
    () => ({ result: [testEntry('a', { compId: 'Order' }), testEntry('b', { compId: 'Sales' })] }),
    [TabTargets, PickTargets],
  );
  const targets = container.get(TabTargets);
  jest.spyOn(targets, 'kinds').mockResolvedValue(['object', 'view', 'dashboard']);
  const all: Partial<Record<TabKind, readonly Target[]>> = {
    object: [target('object', 'Dashboard'), target('object', 'Order')],
    view: [target('view', 'Old')],
    dashboard: [target('dashboard', 'Sales')],
  };
  jest.spyOn(targets, 'of').mockImplementation((kind) => Promise.resolve(all[kind] ?? []));
  const picked = container.get(PickTargets).several('000f0000000000000one');
  const input = container.get(QuickInput);
  await waitFor(() => expect(input.current instanceof QuickPick && input.current.rows.length).toBe(4));
  const { current } = input;
  if (!(current instanceof QuickPick)) throw new Error('Nothing is asked.');
  expect(current.filter.entries.map((entry) => (isSeparator(entry) ? `--${entry.separator}` : entry.label))).toEqual([
    ...['--Of this application', 'Order', 'Sales'],
    ...['--List of an object', 'Dashboard', '--View', 'Old'],
  ]);
  current.hide();
  expect(await picked).toEqual([]);
});
