import { useService } from 'lathe/ui';
import { compareStructural } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import type { LayoutView } from '../../common/layoutCalls';
import { DataClient } from '../dataClient';
import { isPassing } from '../describe/isPassing';
import { ObjectDescriptions } from '../describe/objectDescriptions';

interface LayoutState {
  readonly of?: string;
  readonly layout?: LayoutView;
  /** Why it could not be loaded. */
  readonly problem?: string;
}

/** How the user's form of an object's rows is laid out, or as the layout that is wanted has it, loaded anew when somebody changes the object. */
export function useLayout(object: string | undefined, wanted?: string): LayoutState & { readonly retry: () => void } {
  const client = useService(DataClient);
  const { version } = useService(ObjectDescriptions);
  const [state, setState] = useState<LayoutState>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (object === undefined) return undefined;
    let current = true;
    const load = async (): Promise<LayoutView> =>
      (await client.calls).layouts.mine({ params: { object }, query: { layout: wanted } });
    load().then(
      (layout) =>
        current &&
        setState((before) =>
          before.of === object && compareStructural(before.layout, layout) ? before : { of: object, layout },
        ),
      (error: unknown) =>
        current &&
        setState((before) =>
          before.of === object && before.layout && isPassing(error)
            ? before
            : { of: object, problem: error instanceof Error ? error.message : String(error) },
        ),
    );
    return () => {
      current = false;
    };
  }, [client, object, wanted, version, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return state.of === object ? { ...state, retry } : { retry };
}
