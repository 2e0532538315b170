import { LiveEvents } from 'lathe';
import { metadataTopic } from 'lathe/common';
import { LiveList, pageOf, queryOf, useListQuery, useService } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { savedTopic } from '../../common/saved/savedItem';
import { type ListedItem, SavedClient } from './savedClient';
import type { SavedKind } from './savedKinds';

/** The views or dashboards that the user may see, followed as they change; quietly where nobody has asked for them. */
export function useSavedList(type: SavedKind['type'], { quiet }: { readonly quiet?: boolean } = {}) {
  const client = useService(SavedClient);
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<ListedItem>(), []);
  const query = useListQuery({ column: 'label', descending: false });
  const { search, sort } = query;
  useEffect(() => {
    const wanted = queryOf(search, sort);
    list.show(async () =>
      pageOf(await client.list(type, { quiet }), wanted, ({ label, description, object, ownerName }) => [
        ...[label, description, object, ownerName],
      ]),
    );
  }, [client, list, type, quiet, search, sort]);
  useEffect(() => {
    const following = [list.follow(events, metadataTopic), list.follow(events, savedTopic)];
    return () => following.forEach((each) => each.dispose());
  }, [list, events]);
  return { list, ...query };
}
