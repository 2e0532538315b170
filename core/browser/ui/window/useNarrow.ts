import { useSyncExternalStore } from 'react';

/** As wide as a phone is held. */
const query = '(max-width: 640px)';

/** Whether the window is, as it is now. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow);
}

// Tests know no layout.
const isNarrow = (): boolean => typeof window.matchMedia === 'function' && window.matchMedia(query).matches;

function follow(changed: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => undefined;
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
