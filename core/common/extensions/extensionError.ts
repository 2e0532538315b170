import { isCancellation } from '../cancellation';

/** A failure of an extension's code, which names the extension. */
export class ExtensionError extends Error {
  constructor(
    readonly extension: string,
    cause: unknown,
    /** The user was told already; nobody needs to tell again. */
    readonly reported = false,
  ) {
    super(`${extension}: ${messageOf(cause)}`, { cause });
    this.name = 'ExtensionError';
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs an extension's code; what it throws names the extension. Cancelling is not a failure. */
export async function blaming<T>(extension: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw isCancellation(error) || error instanceof ExtensionError ? error : new ExtensionError(extension, error);
  }
}
