import { useSyncExternalStore } from 'react';

/** As wide as a phone is held. */
const query = '(max-width: 640px)';

export function useNarrow(): boolean {
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches);
}

function follow(changed: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
