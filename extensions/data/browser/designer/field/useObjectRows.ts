import { LiveEvents, Texts } from 'lathe';
import { report, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { ObjectRow } from '../../../common/centerCalls';
import { objectsTopic } from '../../../common/modelTypes';
import { ownFirst } from '../../../common/objects/ownFirst';
import { DataClient } from '../../dataClient';

/** All objects that there are, as they are by now and in the user's language, in the order in which one is chosen. */
export function useObjectRows(): readonly ObjectRow[] {
  const client = useService(DataClient);
  const events = useService(LiveEvents);
  const { locale } = useService(Texts);
  const [rows, setRows] = useState<readonly ObjectRow[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { center } = await client.calls;
      const { objects } = await center.objects();
      if (current) setRows(objects.toSorted(ownFirst));
    };
    const again = (): void => report(load());
    again();
    const hearing = events.listen(objectsTopic, { heard: again, missed: again });
    return () => {
      current = false;
      hearing.dispose();
    };
  }, [client, events, locale]);
  return rows;
}
