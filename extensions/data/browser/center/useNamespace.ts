import { useService } from 'lathe/ui';
import { useEffect } from 'react';
import { DataClient } from '../dataClient';
import { type Namespace, useChosenNamespace } from './useChosenNamespace';

/** The namespace, for a page that asks the server for nothing else that tells it. */
export function useNamespace(): Namespace {
  const client = useService(DataClient);
  const [namespace, setNamespace] = useChosenNamespace();
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
  }, [client, setNamespace]);
  return namespace;
}
