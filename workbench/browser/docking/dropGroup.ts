import { runInAction } from 'mobx';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import type { Drop } from './tabDrag';

/** What becomes of a whole group that was let go of: it stands beside another one, or goes into it. */
export function dropGroup(tabs: Tabs, id: string, drop: Drop): void {
  const group = tabs.grid.group(id);
  if (!group || drop.kind === 'outside' || drop.group === id) return;
  const zone = drop.kind === 'zone' ? drop.zone : 'centre';
  if (zone !== 'centre') return tabs.grid.moveGroup(id, drop.group, zone);
  const at = drop.kind === 'strip' ? drop.index : tabs.grid.group(drop.group)?.tabs.length;
  runInAction(() => {
    group.tabs.forEach((key, index) => tabs.move(key, { group: drop.group, index: (at ?? 0) + index }));
    if (group.tabs.length === 0) tabs.grid.removeGroup(id);
    else if (group.active !== undefined) tabs.activate(group.active);
  });
}
