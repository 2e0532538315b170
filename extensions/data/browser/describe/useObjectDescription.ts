import { useService } from 'lathe/ui';
import { compareStructural } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { isPassing } from './isPassing';
import { ObjectDescriptions } from './objectDescriptions';

export interface DescriptionState {
  readonly description?: ObjectDescription;
  /** Why it could not be loaded. */
  readonly problem?: string;
  readonly retry: () => void;
}

/**
 * What the user may know of an object, loaded anew when somebody changes it; use it inside an `observer`. What turns out to be
 * as it was stays the same object, so that who is at work with it is not disturbed.
 */
export function useObjectDescription(object: string | undefined): DescriptionState {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [loaded, setLoaded] = useState<Omit<DescriptionState, 'retry'> & { readonly of?: string }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (object === undefined) return undefined;
    let current = true;
    descriptions.of(object).then(
      (description) =>
        current &&
        setLoaded((before) =>
          before.of === object && compareStructural(before.description, description)
            ? before
            : { description, of: object },
        ),
      (error: unknown) =>
        current &&
        setLoaded((before) =>
          before.of === object && before.description && isPassing(error)
            ? before
            : { problem: error instanceof Error ? error.message : String(error), of: object },
        ),
    );
    return () => {
      current = false;
    };
  }, [descriptions, object, version, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return loaded.of === object ? { ...loaded, retry } : { retry };
}
