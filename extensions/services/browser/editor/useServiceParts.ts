import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useCallback, useEffect, useState } from 'react';

/** Something of a service, read again whenever records of these types change; undefined until it is known. */
export function useServiceParts<T>(types: string, load: () => Promise<T>) {
  const events = useService(LiveEvents);
  const [value, setValue] = useState<T>();
  const [problem, setProblem] = useState<string>();
  const reload = useCallback(() => {
    load().then(
      (loaded) => {
        setValue(() => loaded);
        setProblem(undefined);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, [load]);
  useEffect(() => {
    reload();
    const wanted = new Set(types.split(' '));
    const hearing = events.listen(metadataTopic, {
      heard: ({ type }) => wanted.has(String(type)) && reload(),
      missed: reload,
    });
    return () => hearing.dispose();
  }, [events, types, reload]);
  return { value, problem, reload };
}
