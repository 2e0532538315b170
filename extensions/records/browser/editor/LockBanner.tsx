import { onUnexpectedError } from 'lathe';
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
  const info = locks.get(id);
  if (!info || !locks.isForeign(id)) return null;
  const since = info.lockAt === '' ? '' : texts.time(`${info.lockAt.replace(' ', 'T')}Z`);
  return (
    <div className="record-editor__banner" role="status">
      <Icon name="lock" />
      <span>{t('lock.by', { user: info.userName, since })}</span>
      {locks.mayTakeOver(id) && (
        <Button secondary onClick={() => void locks.takeOver(id).catch(onUnexpectedError)}>
          {t('lock.takeOver')}
        </Button>
      )}
    </div>
  );
});
