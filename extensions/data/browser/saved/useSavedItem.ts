import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useCallback, useEffect, useState } from 'react';
import { savedTopic } from '../../common/saved/savedItem';

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: string; readonly retry: () => void }
  | { readonly state: 'ready'; readonly item: T };

/** One view or dashboard, read again when somebody changes it. */
export function useSavedItem<T>(id: string, load: () => Promise<T>): Loaded<T> {
  const events = useService(LiveEvents);
  const [item, setItem] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        setItem(() => loaded);
        setProblem(undefined);
      },
      (error: unknown) => current && setProblem(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
    };
  }, [load, turn]);
  useEffect(() => {
    const listener = {
      heard: (event: { readonly id?: string }) => event.id === id && again(),
      missed: () => undefined,
    };
    const hearing = [events.listen(metadataTopic, listener), events.listen(savedTopic, listener)];
    return () => hearing.forEach((each) => each.dispose());
  }, [events, id, again]);
  // What is open and can't be loaded again is better kept.
  if (item !== undefined) return { state: 'ready', item };
  return problem === undefined ? { state: 'loading' } : { state: 'failed', problem, retry: again };
}
