/** Work that can be cancelled takes an AbortSignal; what it throws then is recognised here. */
export function isCancellation(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new DOMException('The work was cancelled.', 'AbortError');
}
