import { useEffect } from 'react';
import type { Rows } from './useRows';

/** Tells when the last of the items is in sight, and again when there are more and their last one is. */
export function useEnd({ end }: Rows, count: number, onEnd: (() => void) | undefined): void {
  const reached = count > 0 && end >= count;
  useEffect(() => {
    if (reached) onEnd?.();
  }, [reached, count, onEnd]);
}
