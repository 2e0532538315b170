import { Dialogs, LiveEvents, Metadata, Notifications, type Tab, Tabs } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { useEffect, useMemo } from 'react';
import { AppsClient } from '../appsClient';
import { AppDesigner } from './appDesigner';
import { checkApp } from './model/checkApp';
import { askConflict } from './askConflict';
import { OpenDesigners } from './openDesigners';

/** The designer of a tab, for as long as the tab is drawn. */
export function useAppDesigner(tab: Tab): AppDesigner {
  const t = useTexts();
  const client = useService(AppsClient);
  const dialogs = useService(Dialogs);
  const notifications = useService(Notifications);
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
        onStored: ({ label }) => tabs.update(key, { name: label }),
        askConflict: (conflicts) => askConflict(dialogs, t, conflicts),
        onMerged: () => notifications.info(t('designer.conflict.merged')),
        check: (values) => checkApp(values, t),
      },
    );
  }, [id, key, client, dialogs, notifications, metadata, events, tabs, t]);
  useEffect(() => {
    const shown = open.add(key, designer);
    return () => shown.dispose();
  }, [open, key, designer]);
  useEffect(() => () => designer.dispose(), [designer]);
  return designer;
}
