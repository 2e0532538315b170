import { Notifications, onUnexpectedError } from 'lathe';
import { Button, Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { RecordTexts } from '../recordTexts';
import { RecordLocks } from './recordLocks';

/** Says that somebody else edits the record, and lets administrators take it over. */
export const LockBanner = observer(function LockBanner({ id }: { readonly id: string }): ReactNode {
  const t = useTexts();
  const locks = useService(RecordLocks);
  const texts = useService(RecordTexts);
  const notifications = useService(Notifications);
  const info = locks.get(id);
  if (!info || !locks.isForeign(id)) return null;
  const since = info.lockAt === '' ? '' : texts.time(`${info.lockAt.replace(' ', 'T')}Z`);
  const ask = async (): Promise<void> => {
    const asked = await locks.ask(id);
    if (asked) notifications.info(t('lock.asked', { user: asked.userName }));
  };
  return (
    <div className="record-editor__banner" role="status">
      <Icon name="lock" />
      <span>{t('lock.by', { user: info.userName, since })}</span>
      <Button secondary onClick={() => void ask().catch(onUnexpectedError)}>
        {t('lock.ask')}
      </Button>
      {locks.mayTakeOver(id) && (
        <Button secondary onClick={() => void locks.takeOver(id).catch(onUnexpectedError)}>
          {t('lock.takeOver')}
        </Button>
      )}
    </div>
  );
});
