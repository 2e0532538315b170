import { Metadata, MetadataClient, type Tab, Tabs } from 'lathe';
import { useConflicts, useService, useTexts } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { OpenServices } from './openServices';
import { ServiceDesigner } from './serviceDesigner';
import { serviceForm } from './serviceForm';

/** The designer of a tab, for as long as the tab is drawn. */
export function useServiceDesigner({ id, key }: Tab): ServiceDesigner {
  const t = useTexts();
  const conflicts = useConflicts();
  const client = useService(MetadataClient);
  const metadata = useService(Metadata);
  const tabs = useService(Tabs);
  const open = useService(OpenServices);
  const designer = useMemo(() => {
    const model = serviceForm(id, {
      metadata: client,
      onStored: ({ label }) => tabs.update(key, { name: label }),
      askConflict: (found) => conflicts.ask(found.map(({ field }) => t(`field.${field}`))),
      onMerged: () => conflicts.tellMerged(),
    });
    return new ServiceDesigner(id, model, metadata);
  }, [id, key, client, metadata, conflicts, tabs, t]);
  useEffect(() => {
    const shown = open.add(key, designer);
    return () => shown.dispose();
  }, [open, key, designer]);
  useEffect(() => () => designer.dispose(), [designer]);
  return designer;
}
