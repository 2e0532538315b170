import { type Tab, WorkingCopies } from 'lathe';
import { report, useService } from 'lathe/ui';
import { useEffect } from 'react';
import type { GridModel } from '../gridModel';

/** What is typed below the rows is unsaved work of the tab: marked, saved by Ctrl+S, asked for, and kept through a reload. */
export function useNewRowsCopy(tab: Tab, { newRows }: GridModel): void {
  const copies = useService(WorkingCopies);
  useEffect(() => {
    const expected = copies.expect(tab.key);
    let registered: { dispose(): void } | undefined;
    let isGone = false;
    const begin = async (): Promise<void> => {
      const kept = copies.restored(tab.key);
      if (kept) await newRows.restore(kept.text);
      expected.dispose();
      if (!isGone) registered = copies.register(copyOf(tab, newRows));
    };
    report(begin());
    return () => {
      isGone = true;
      expected.dispose();
      registered?.dispose();
    };
  }, [tab, newRows, copies]);
}

function copyOf(tab: Tab, newRows: GridModel['newRows']) {
  return {
    tabKey: tab.key,
    get name() {
      return tab.name;
    },
    get route() {
      return tab.route;
    },
    get dirty() {
      return newRows.dirty;
    },
    autoSave: false,
    save: () => newRows.saveAll(),
    revert: async () => newRows.clear(),
    backup: () => newRows.backup(),
  };
}
