import type { Tab } from '../tabs/tab';
import type { WorkingCopy } from './workingCopy';

interface Edited {
  /** Observed. */
  isDirty(): boolean;
  save(): Promise<boolean | void>;
  /** Back to what is stored. */
  revert(): void;
  backup(): string;
}

/** The whole of what a tab edits, named as the tab is. Nobody is renamed because a moment has passed: it is saved on demand. */
export function copyOfTab(tab: Tab, { isDirty, save, revert, backup }: Edited): WorkingCopy {
  return {
    tabKey: tab.key,
    get name() {
      return tab.name;
    },
    get route() {
      return tab.route;
    },
    get dirty() {
      return isDirty();
    },
    autoSave: false,
    save: () => save(),
    revert: async () => revert(),
    backup,
  };
}
