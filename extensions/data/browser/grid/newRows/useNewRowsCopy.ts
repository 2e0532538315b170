import { copyOfTab, type Tab, WorkingCopies } from 'lathe';
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
      if (isGone) return;
      registered = copies.register(
        copyOfTab(tab, {
          isDirty: () => newRows.dirty,
          save: () => newRows.saveAll(),
          revert: () => newRows.clear(),
          backup: () => newRows.backup(),
        }),
      );
    };
    report(begin());
    return () => {
      isGone = true;
      expected.dispose();
      registered?.dispose();
    };
  }, [tab, newRows, copies]);
}
