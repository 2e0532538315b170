import { Commands, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { Button, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { type ListedItem, SavedClient } from './savedClient';
import { SettingsPart } from './SettingsPart';
import { useSavedItem } from './useSavedItem';

interface SharingPartProps {
  readonly type: ListedItem['type'];
  readonly id: string;
}

/** Who sees it, and how that is changed. */
export const SharingPart = observer(function SharingPart({ type, id }: SharingPartProps): ReactNode {
  const t = useTexts();
  const client = useService(SavedClient);
  const commands = useService(Commands);
  const mayShare = useService(Session).permissions.has(permissions.developApplication);
  const load = useCallback(() => client.get(type, id), [client, type, id]);
  const loaded = useSavedItem(id, load);
  if (loaded.state !== 'ready') return null;
  const { item } = loaded;
  const command = item.shared ? 'data.unshareSaved' : 'data.shareSaved';
  return (
    <SettingsPart
      title={t('saved.sharing')}
      hint={t(item.shared ? 'saved.sharedHint' : mayShare ? 'saved.ownHint' : 'saved.mayNotShare')}
    >
      {(item.shared || mayShare) && (
        <Button
          secondary
          icon={item.shared ? 'lock' : 'organization'}
          onClick={() => report(commands.execute(command, item))}
        >
          {t(item.shared ? 'command.unshareSaved' : 'command.shareSaved')}
        </Button>
      )}
    </SettingsPart>
  );
});
