/** How long the server waits for others, in milliseconds. */
export interface Timeouts {
  /** For all headers of a request. */
  readonly headers: number;
  /** For the whole request, its body too. */
  readonly request: number;
  /** For a sign of life on a connection; streams send one more often. */
  readonly idle: number;
  /** How often that is looked after. */
  readonly check: number;
}

export const usualTimeouts: Timeouts = { headers: 15_000, request: 120_000, idle: 180_000, check: 5_000 };
