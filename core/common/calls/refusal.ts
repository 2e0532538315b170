import type { MessageParameters } from '../codedMessage';
import type { FieldIssue } from './envelope';
import { platformErrors } from './platformErrors';

export interface RefusalOptions {
  /** Fills in the message, which stands under "error.CODE" in the texts of who declares the code. */
  readonly parameters?: MessageParameters;
  /** Under which key after "error." the message stands, where one code has several. */
  readonly text?: string;
  /** The HTTP status; codes of the platform have theirs. */
  readonly status?: number;
  readonly fields?: readonly FieldIssue[];
  readonly details?: Readonly<Record<string, unknown>>;
  /** What went wrong, for the log alone. */
  readonly cause?: unknown;
}

/** The server's "no", which the caller gets to read in his language. Whatever else is thrown is an internal error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly parameters: MessageParameters;
  readonly text: string;
  readonly status: number;
  readonly fields?: readonly FieldIssue[];
  readonly details?: Readonly<Record<string, unknown>>;

  constructor(
    /** The `resCode`: upper case, in words. */
    readonly code: string,
    { parameters = {}, text, status, fields, details, cause }: RefusalOptions = {},
  ) {
    super(code, cause === undefined ? undefined : { cause });
    this.parameters = parameters;
    this.text = text ?? code;
    this.status = status ?? platformErrors.get(code) ?? 400;
    this.fields = fields;
    this.details = details;
  }
}
