import { LiveEvents, MetadataClient } from 'lathe';
import { type ListedRecord, metadataTopic } from 'lathe/common';
import { report, useService } from 'lathe/ui';
import { useEffect, useState } from 'react';

/** All records of a type, as they are by now. */
export function useRecords(type: string): readonly ListedRecord[] {
  const client = useService(MetadataClient);
  const events = useService(LiveEvents);
  const [records, setRecords] = useState<readonly ListedRecord[]>([]);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { records: calls } = await client.calls;
      const { rows } = await calls.list({ params: { type }, query: { limit: 1000, order: 'label' } });
      if (current) setRecords(rows);
    };
    report(load());
    const again = (): void => report(load());
    const hearing = events.listen(metadataTopic, {
      heard: (event) => event.type === type && again(),
      missed: again,
    });
    return () => {
      current = false;
      hearing.dispose();
    };
  }, [client, events, type]);
  return records;
}
