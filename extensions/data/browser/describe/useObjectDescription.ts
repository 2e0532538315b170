import { useService } from 'lathe/ui';
import { useCallback, useEffect, useState } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { ObjectDescriptions } from './objectDescriptions';

export interface DescriptionState {
  readonly description?: ObjectDescription;
  /** Why it could not be loaded. */
  readonly problem?: string;
  readonly retry: () => void;
}

/** What the user may know of an object, loaded anew when somebody changes it; use it inside an `observer`. */
export function useObjectDescription(object: string | undefined): DescriptionState {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [loaded, setLoaded] = useState<Omit<DescriptionState, 'retry'> & { readonly of?: string }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (object === undefined) return undefined;
    let current = true;
    descriptions.of(object).then(
      (description) => current && setLoaded({ description, of: object }),
      (error: unknown) =>
        current && setLoaded({ problem: error instanceof Error ? error.message : String(error), of: object }),
    );
    return () => {
      current = false;
    };
  }, [descriptions, object, version, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return loaded.of === object ? { ...loaded, retry } : { retry };
}
