import { onUnexpectedError, type Tab, Tabs } from 'lathe';
import { useService } from 'lathe/ui';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { RecordLocks } from './recordLocks';

/** A record is locked while a tab keeps it open; a preview only looks. The tab shows who holds it. */
export function useRecordLock(tab: Tab, id: string): void {
  const locks = useService(RecordLocks);
  const tabs = useService(Tabs);
  const edits = !tab.preview || tab.dirty;
  useEffect(() => {
    locks.hold(id, edits).catch(onUnexpectedError);
    return () => locks.release(id);
  }, [locks, id, edits]);
  useEffect(
    () =>
      reaction(
        () => locks.of(id)?.info,
        (info) => {
          const lockInfo = info && { ...info, editable: locks.of(id)?.foreign !== true };
          if (tabs.get(tab.key)) tabs.update(tab.key, { lockInfo });
        },
      ),
    [locks, tabs, tab, id],
  );
}
