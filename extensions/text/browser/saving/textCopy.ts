import type { JsonValue, SaveReason, Tab, WorkingCopy } from 'lathe';
import { toBackupState } from '../documents/backupState';
import type { TextDocument } from '../documents/textDocument';
import type { Saving } from './saving';

/** A text document as the workbench saves it and keeps its unsaved state. */
export class TextCopy implements WorkingCopy {
  readonly tabKey: string;
  readonly route: string;

  constructor(
    private readonly tab: Tab,
    private readonly document: TextDocument,
    private readonly saving: Saving,
  ) {
    this.tabKey = tab.key;
    this.route = tab.route;
  }

  get resource(): string {
    return this.document.uri;
  }

  get name(): string {
    return this.document.name;
  }

  get dirty(): boolean {
    return this.document.dirty;
  }

  get autoSave(): boolean {
    return !this.document.isUntitled;
  }

  save(reason?: SaveReason): Promise<boolean> {
    return this.document.isUntitled
      ? this.saving.saveAs(this.document, this.tab)
      : this.saving.save(this.document, reason);
  }

  saveAs(): Promise<boolean> {
    return this.saving.saveAs(this.document, this.tab);
  }

  revert(): Promise<void> {
    return this.saving.revert(this.document);
  }

  backup(): string {
    return this.document.text;
  }

  backupState(): JsonValue {
    return toBackupState(this.document);
  }
}
