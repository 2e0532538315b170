import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { formatTime } from '../../i18n/formatTime';
import { Texts } from '../../i18n/texts';
import { EditorLocks } from '../../locks/editorLocks';
import type { ShownLock } from '../../locks/shownLock';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { report } from '../page/report';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import './lockBanner.css';

export interface LockBannerProps {
  /** The tab of the editor: commands lead to the lock while it is the active one. */
  readonly tabKey: string;
  readonly lock: ShownLock;
  /** What is locked, in words that go on a sentence: "application". */
  readonly what: string;
}

/** Says that somebody else is editing, and lets administrators take over. */
export const LockBanner = observer(function LockBanner({ tabKey, lock, what }: LockBannerProps): ReactNode {
  const t = useKitTexts();
  const { locale } = useService(Texts);
  const locks = useService(EditorLocks);
  const shown = useMemo(() => ({ lock, what }), [lock, what]);
  useEffect(() => {
    const registered = locks.register(tabKey, shown);
    return () => registered.dispose();
  }, [locks, tabKey, shown]);
  const { info } = lock;
  if (!info || !lock.foreign) return null;
  const since = info.lockAt === '' ? '' : timeOf(info.lockAt, locale);
  return (
    <div className="lock-banner" role="status">
      <Icon name="lock" />
      <span className="lock-banner__text">{t('lock.by', { user: info.userName, since, what })}</span>
      <Button secondary onClick={() => report(locks.ask(shown))}>
        {t('lock.ask')}
      </Button>
      {lock.mayTakeOver && (
        <Button secondary onClick={() => report(locks.takeOver(shown))}>
          {t('lock.takeOver')}
        </Button>
      )}
    </div>
  );
});

/** The server says it in its own way, without the zone that it means. */
function timeOf(lockAt: string, locale: string): string {
  return formatTime(`${lockAt.replace(' ', 'T')}Z`, locale);
}
