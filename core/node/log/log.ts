/** Where the server writes what operators want to know: one JSON object a line. */
export abstract class Log {
  abstract info(detail: unknown, message?: string): void;
  abstract warn(detail: unknown, message?: string): void;
  abstract error(detail: unknown, message?: string): void;
  abstract debug(detail: unknown, message?: string): void;
}
