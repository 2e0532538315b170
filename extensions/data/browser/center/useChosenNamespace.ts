import { LiveEvents } from 'lathe';
import { namespaceTopic } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';

/** With what names of objects begin: null where nobody has chosen it yet, undefined until it is known. */
export type Namespace = string | null | undefined;

/** The namespace as an answer of the server told it, or as somebody has chosen it since. */
export function useChosenNamespace(): readonly [Namespace, (told: Namespace) => void] {
  const events = useService(LiveEvents);
  const [namespace, setNamespace] = useState<Namespace>(undefined);
  useEffect(() => {
    const hearing = events.listen(namespaceTopic, {
      heard: (event) => setNamespace(String(event['name'])),
      missed: () => undefined,
    });
    return () => hearing.dispose();
  }, [events]);
  return [namespace, setNamespace];
}
