import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { Quota } from '../../common/appCalls';
import { AppsClient } from '../appsClient';

/** How many applications there are and may be, as others make and delete some; undefined until it is known. */
export function useQuota(): Quota | undefined {
  const client = useService(AppsClient);
  const events = useService(LiveEvents);
  const [quota, setQuota] = useState<Quota>();
  useEffect(() => {
    let current = true;
    const load = (): void => {
      client.calls
        .then(({ center }) => center.quota())
        .then(
          (answer) => current && setQuota(answer),
          // What is not known is not said.
          () => undefined,
        );
    };
    load();
    const hearing = events.listen(metadataTopic, {
      heard: ({ type, action }) => type === 'Application' && action !== 'updated' && load(),
      missed: load,
    });
    return () => {
      current = false;
      hearing.dispose();
    };
  }, [client, events]);
  return quota;
}
