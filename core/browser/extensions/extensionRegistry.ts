import { injectable } from 'inversify';
import { action, makeObservable, observable } from 'mobx';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';

export type ExtensionState = 'disabled' | 'idle' | 'activating' | 'active' | 'failed';

/** An extension and how it is doing; replaced as a whole when anything changes. */
export interface KnownExtension {
  readonly description: ExtensionDescription;
  readonly state: ExtensionState;
  /** What woke it up, and how long its code took to load and start. */
  readonly activatedBy?: string;
  readonly activationTime?: number;
  /** Why it is in the state 'failed', and what its commands and views threw since. */
  readonly errors: readonly string[];
}

/** The extensions that the workbench knows of, enabled or not. */
@injectable()
export class ExtensionRegistry {
  private readonly known = observable.map<string, KnownExtension>([], { deep: false });

  constructor() {
    makeObservable(this, { set: action, update: action, addError: action, delete: action });
  }

  get all(): readonly KnownExtension[] {
    return [...this.known.values()];
  }

  get(id: string): KnownExtension | undefined {
    return this.known.get(id);
  }

  /** What a person calls it. */
  nameOf(id: string): string {
    return this.known.get(id)?.description.manifest.displayName ?? id;
  }

  set(extension: KnownExtension): void {
    this.known.set(extension.description.id, extension);
  }

  update(id: string, change: Partial<KnownExtension>): void {
    const extension = this.known.get(id);
    if (extension) this.known.set(id, { ...extension, ...change });
  }

  /** Whether the message is new. */
  addError(id: string, message: string): boolean {
    const errors = this.known.get(id)?.errors ?? [];
    if (errors.includes(message)) return false;
    this.update(id, { errors: [...errors, message] });
    return true;
  }

  delete(id: string): void {
    this.known.delete(id);
  }
}
