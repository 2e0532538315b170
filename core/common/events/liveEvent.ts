import type { JsonValue } from '../json/jsonValue';

/** Something that happened on the server and that open browsers may want to know at once. */
export interface LiveEvent {
  /** What area it is about, such as "metadata" or "job". */
  readonly topic: string;
  /** Of what type the thing is that it happened to. */
  readonly type?: string;
  readonly id?: string;
  /** What happened, such as "created". */
  readonly action?: string;
  /** The id of the user who did it. */
  readonly actor?: string;
  /** Only this user hears of it. */
  readonly user?: string;
  /** Only who has this system permission, or one of these, hears of it. */
  readonly permission?: string | readonly string[];
  readonly [detail: string]: JsonValue | undefined;
}

/** An event as it reaches a browser. */
export interface ReceivedEvent extends LiveEvent {
  /** Its number among the tenant's events: a stream that resumes may bring one twice. */
  readonly number: number;
}
