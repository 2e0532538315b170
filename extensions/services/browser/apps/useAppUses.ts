import { Api, MetadataClient } from 'lathe';
import { useService } from 'lathe/ui';
import { useCallback } from 'react';
import { problemCalls } from '../../../apps/common/problemCalls';
import { useServiceParts } from '../editor/useServiceParts';

/** The applications that use a service, and what all of them are called; undefined until it is known. */
export function useAppUses(recordId: string) {
  const api = useService(Api);
  const metadata = useService(MetadataClient);
  const load = useCallback(async () => {
    const { records } = await metadata.calls;
    const query = { brief: true, order: 'label', limit: 1000 };
    const [uses, apps] = await Promise.all([
      api.of(problemCalls).uses({ params: { recordId } }),
      records.list({ params: { type: 'Application' }, query }),
    ]);
    return { uses, apps: apps.rows };
  }, [api, metadata, recordId]);
  const { value, problem, reload } = useServiceParts('Application ApplicationComponent Menu Tab', load);
  return { uses: value?.uses, apps: value?.apps, problem, reload };
}
