import type { Commands } from '../../../core/browser/commands/commands';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import { onUnexpectedError } from '../../../core/common/event';
import type { Drop } from './tabDrag';

/** What becomes of a tab that was let go of. */
export function dropTab(tabs: Tabs, commands: Commands, key: string, drop: Drop): void {
  if (drop.kind === 'outside') {
    void commands.execute('workbench.action.moveEditorToNewWindow', key).catch(onUnexpectedError);
    return;
  }
  const from = tabs.groupOf(key);
  if (drop.kind === 'strip') {
    // The tab itself leaves a gap when it moves to the right in its own strip.
    const at = from?.id === drop.group ? from.tabs.findIndex((tab) => tab.key === key) : -1;
    const index = at >= 0 && at < drop.index && !drop.copy ? drop.index - 1 : drop.index;
    if (drop.copy) tabs.copyTo(key, { group: drop.group, index });
    else tabs.move(key, { group: drop.group, index });
    return;
  }
  if (drop.zone === 'centre') {
    if (drop.copy) tabs.copyTo(key, { group: drop.group });
    else if (from?.id !== drop.group) tabs.move(key, { group: drop.group });
    return;
  }
  if (drop.copy) tabs.copyTo(key, { group: tabs.grid.split(drop.group, drop.zone) });
  else tabs.splitWith(key, drop.group, drop.zone);
}
