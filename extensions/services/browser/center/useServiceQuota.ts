import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { ServiceQuota } from '../../common/serviceCalls';
import { ServicesClient } from '../servicesClient';

/** How many services there are and may be; undefined until it is known. */
export function useServiceQuota(): ServiceQuota | undefined {
  const client = useService(ServicesClient);
  const events = useService(LiveEvents);
  const [quota, setQuota] = useState<ServiceQuota>();
  useEffect(() => {
    let current = true;
    const load = (): void => {
      client.calls
        .then(({ assets }) => assets.quota())
        .then(
          (answer) => current && setQuota(answer),
          // What is not known is not said.
          () => undefined,
        );
    };
    load();
    const hearing = events.listen(metadataTopic, { heard: ({ type }) => type === 'Service' && load(), missed: load });
    return () => {
      current = false;
      hearing.dispose();
    };
  }, [client, events]);
  return quota;
}
