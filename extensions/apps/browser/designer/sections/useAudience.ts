import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { Audience } from '../../../common/designCalls';
import { AppsClient } from '../../appsClient';

interface Known {
  readonly audience: Audience | undefined;
  /** Why it could not be loaded. */
  readonly problem: string | undefined;
  readonly load: () => void;
}

/** The profiles and permission sets for which an application can be. */
export function useAudience(appId: string): Known {
  const client = useService(AppsClient);
  const [audience, setAudience] = useState<Audience | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const found = await (await client.calls).design.audience({ params: { appId } });
        if (current) setAudience(found);
      } catch (error) {
        if (current) setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [client, appId, asked]);
  const load = (): void => {
    setProblem(undefined);
    setAsked((count) => count + 1);
  };
  return { audience, problem, load };
}
