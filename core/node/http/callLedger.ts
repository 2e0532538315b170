import { injectable } from 'inversify';
import type { Call } from '../../common/calls/call';

export interface LedgerEntry {
  /** Whose call it is: an extension's id, or "core". */
  readonly owner: string;
  readonly name: string;
  readonly call: Call;
}

/** Every call that the server takes: the API document and the contract tests are made from it. */
@injectable()
export class CallLedger {
  private readonly entries: LedgerEntry[] = [];

  get all(): readonly LedgerEntry[] {
    return this.entries;
  }

  add(entry: LedgerEntry): void {
    this.entries.push(entry);
  }
}
