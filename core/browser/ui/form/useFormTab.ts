import { when } from 'mobx';
import { useEffect } from 'react';
import { combineDisposables, toDisposable } from '../../../common/lifecycle';
import type { Tab } from '../../tabs/tab';
import { Tabs } from '../../tabs/tabs';
import { UndoRedo } from '../../undo/undoRedo';
import { copyOfTab } from '../../workingCopies/copyOfTab';
import { WorkingCopies } from '../../workingCopies/workingCopies';
import { newId } from '../page/replaceTab';
import { useService } from '../services';
import type { FormModel } from './formModel';

/** Makes a form the content of its tab: Ctrl+S, the mark of what is unsaved, the question on closing, undo, and a backup. */
export function useFormTab<V extends object>(tab: Tab, form: FormModel<V>): void {
  const copies = useService(WorkingCopies);
  const undoRedo = useService(UndoRedo);
  useEffect(() => {
    const owned = [undoRedo.register(tab.key, form.history)];
    const stop = when(
      () => form.state === 'ready',
      () => owned.push(registerCopy(copies, tab, form)),
    );
    void form.load();
    const store = combineDisposables(
      toDisposable(stop),
      toDisposable(() => owned.forEach((each) => each.dispose())),
    );
    return () => store.dispose();
  }, [tab, form, copies, undoRedo]);
}

/** What is being made is called in its tab as on its page, in the language of the moment. */
export function useTitleOfNew({ id, key }: Tab, title: string): void {
  const tabs = useService(Tabs);
  useEffect(() => {
    if (id === newId) tabs.update(key, { name: title });
  }, [tabs, id, key, title]);
}

function registerCopy<V extends object>(copies: WorkingCopies, tab: Tab, form: FormModel<V>) {
  const kept = copies.restored(tab.key);
  if (kept) form.restore(kept.text);
  return copies.register(
    copyOfTab(tab, {
      isDirty: () => form.dirty,
      save: () => form.save(),
      revert: () => form.reset(),
      backup: () => form.backup(),
    }),
  );
}
