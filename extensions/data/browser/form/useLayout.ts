import { useService } from 'lathe/ui';
import { useCallback, useEffect, useState } from 'react';
import type { LayoutView } from '../../common/layoutCalls';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from '../describe/objectDescriptions';

interface LayoutState {
  readonly of?: string;
  readonly layout?: LayoutView;
  /** Why it could not be loaded. */
  readonly problem?: string;
}

/** How the user's form of an object's rows is laid out, loaded anew when somebody changes the object. */
export function useLayout(object: string | undefined): LayoutState & { readonly retry: () => void } {
  const client = useService(DataClient);
  const { version } = useService(ObjectDescriptions);
  const [state, setState] = useState<LayoutState>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (object === undefined) return undefined;
    let current = true;
    const load = async (): Promise<LayoutView> => (await client.calls).layouts.mine({ params: { object } });
    load().then(
      (layout) => current && setState({ of: object, layout }),
      (error: unknown) =>
        current && setState({ of: object, problem: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
  }, [client, object, version, attempt]);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return state.of === object ? { ...state, retry } : { retry };
}
