import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import { DataClient } from '../dataClient';

/** With what names of objects begin: null where nobody has chosen it yet, undefined until it is known. */
export function useNamespace(): string | null | undefined {
  const client = useService(DataClient);
  const [namespace, setNamespace] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let current = true;
    client.calls
      .then(({ center }) => center.objects())
      .then(
        (answer) => current && setNamespace(answer.namespace),
        // The form says what is wrong when it's saved.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [client]);
  return namespace;
}
