import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { LiveList, useService } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import type { AppCard, CenterQuery } from '../../common/appCalls';
import { appsTopic } from '../../common/appsTopic';
import { AppsClient } from '../appsClient';

type Wanted = Pick<CenterQuery, 'tab'> & Partial<Pick<CenterQuery, 'search' | 'type' | 'sort'>>;

/** Applications as they are on the server, with what the user has noted of them in any of his browsers. */
export function useApps({ tab, search, type, sort }: Wanted): LiveList<AppCard> {
  const client = useService(AppsClient);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<AppCard>(), []);
  useEffect(
    () =>
      list.show(async (page, signal) => {
        const { center } = await client.calls;
        return center.list({ query: { tab, search, type, sort, ...page }, signal });
      }),
    [list, client, tab, search, type, sort],
  );
  useEffect(() => {
    const following = [
      list.follow(events, metadataTopic, { concerns: (event) => event.type === 'Application' }),
      list.follow(events, appsTopic),
    ];
    return () => following.forEach((each) => each.dispose());
  }, [list, events]);
  return list;
}
