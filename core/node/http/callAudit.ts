import type { Call } from '../../common/calls/call';
import type { Actor } from '../access/actor';

/** A changing call that was made or refused. */
export interface AuditedCall {
  readonly owner: string;
  readonly name: string;
  readonly call: Call;
  readonly params: Readonly<Record<string, string>>;
  /** Absent when it succeeded. */
  readonly refused?: string;
}

/** Hears of every changing call of somebody who is known, in one place. What was changed is recorded with the change. */
export abstract class CallAudit {
  abstract record(actor: Actor, audited: AuditedCall): Promise<void>;
}
