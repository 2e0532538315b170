import { LiveEvents } from 'lathe';
import { useService } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { LiveList, type LoadPage } from '../liveList';

/** On which the server tells that a setting of the tenant has changed. */
const settingTopic = 'tenant-setting';

/** A list that is kept among the tenant's settings and follows them. `load` stays the same as long as the same is wanted. */
export function useLiveList<T extends { readonly id: string }>(load: LoadPage<T>): LiveList<T> {
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<T>(), []);
  useEffect(() => list.show(load), [list, load]);
  useEffect(() => {
    const following = list.follow(events, settingTopic);
    return () => following.dispose();
  }, [list, events]);
  return list;
}
