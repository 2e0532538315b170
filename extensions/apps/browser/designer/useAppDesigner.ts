import { type Conflict, LiveEvents, Metadata, type Tab, Tabs, type Translate } from 'lathe';
import { useConflicts, useService, useTexts } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { AppsClient } from '../appsClient';
import { AppDesigner } from './appDesigner';
import { appTab } from './model/appTab';
import { checkApp } from './model/checkApp';
import { OpenDesigners } from './openDesigners';

/** The designer of a tab, for as long as the tab is drawn. */
export function useAppDesigner(tab: Tab): AppDesigner {
  const t = useTexts();
  const client = useService(AppsClient);
  const conflicts = useConflicts();
  const metadata = useService(Metadata);
  const events = useService(LiveEvents);
  const tabs = useService(Tabs);
  const open = useService(OpenDesigners);
  const { id, key } = tab;
  const designer = useMemo(() => {
    const params = { appId: id };
    return new AppDesigner(
      id,
      { metadata, events, t },
      {
        read: async () => (await client.calls).design.get({ params }),
        write: async (body) => (await client.calls).design.save({ params, body }),
        onStored: (application) => tabs.update(key, appTab(application)),
        askConflict: (found) => conflicts.ask(found.map((one) => nameOf(one, t))),
        onMerged: () => conflicts.tellMerged(),
        check: (values) => checkApp(values, t),
      },
    );
  }, [id, key, client, conflicts, metadata, events, tabs, t]);
  useEffect(() => {
    const shown = open.add(key, designer);
    return () => shown.dispose();
  }, [open, key, designer]);
  useEffect(() => () => designer.dispose(), [designer]);
  return designer;
}

function nameOf({ field, label }: Conflict, t: Translate): string {
  return label === undefined ? t(`designer.field.${field}`) : `${t(`designer.${field}`)}: ${label}`;
}
