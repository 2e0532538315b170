/** What an editor changes before it is saved. A text that is open in two tabs is one copy for each, with the same resource. */
export interface WorkingCopy {
  readonly tabKey: string;
  /** What is edited: a uri or an id. Backups are kept under it; without it, under the tab's key. */
  readonly resource?: string;
  /** As the user knows it. */
  readonly name?: string;
  /** Observable. */
  readonly dirty: boolean;
  /** Resolves to false when it was not saved: the user cancelled, or decides on a conflict later. */
  save(): Promise<boolean | void>;
  /** Back to what is stored. */
  revert(): Promise<void>;
  /** The unsaved state as text; what it reads is observed, and kept anew when it changes. */
  backup(): string;
}

export function resourceOf(copy: WorkingCopy): string {
  return copy.resource ?? copy.tabKey;
}
