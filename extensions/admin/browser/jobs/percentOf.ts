import type { JobView } from 'lathe/common';

export function percentOf({ done, total }: JobView): number | undefined {
  return total ? Math.min(100, Math.max(0, ((done ?? 0) / total) * 100)) : undefined;
}
