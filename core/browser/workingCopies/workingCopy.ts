import type { JsonValue } from '../storage/storage';

/** Who wants it saved: the user, or the setting that saves by itself, which must not ask anything. */
export type SaveReason = 'explicit' | 'auto';

/** What an editor changes before it is saved. A text that is open in two tabs is one copy for each, with the same resource. */
export interface WorkingCopy {
  readonly tabKey: string;
  /** What is edited: a uri or an id. Backups are kept under it; without it, under the tab's key. */
  readonly resource?: string;
  /** As the user knows it. */
  readonly name?: string;
  /** The path that opens it again, should its tab be lost while it has unsaved work. */
  readonly route?: string;
  /** Observable. */
  readonly dirty: boolean;
  /** False when it is saved only on demand, as what has no name yet. */
  readonly autoSave?: boolean;
  /** Resolves to false when it was not saved: the user cancelled, or there is a conflict. */
  save(reason?: SaveReason): Promise<boolean | void>;
  /** Saves under another name. Left out where there is no such thing. */
  saveAs?(): Promise<boolean | void>;
  /** Back to what is stored. */
  revert(): Promise<void>;
  /** The unsaved state as text; what it reads is observed, and kept anew when it changes. */
  backup(): string;
  /** Small things to keep beside the text, such as the language it is in. */
  backupState?(): JsonValue;
}

export function resourceOf(copy: WorkingCopy): string {
  return copy.resource ?? copy.tabKey;
}
