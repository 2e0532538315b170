import type { VersionInfo } from 'lathe/common';
import { Icon, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { onUnexpectedError } from 'lathe';
import { type ReactNode, useEffect } from 'react';
import { RecordTexts } from '../recordTexts';
import { Timeline } from './timeline';

const icons = { create: 'add', update: 'edit', delete: 'trash', undelete: 'discard', restore: 'history' } as const;

/** A version: what was done, what became another, by whom and when. */
export const VersionRow = observer(function VersionRow({ version }: { readonly version: VersionInfo }): ReactNode {
  const t = useTexts();
  const timeline = useService(Timeline);
  const texts = useService(RecordTexts);
  const { revision, action, byName: user, at } = version;
  const fields = timeline.changes.get(revision) ?? [];
  useEffect(() => void timeline.compare(version).catch(onUnexpectedError), [timeline, version]);
  return (
    <span className="timeline__version">
      <span className="timeline__what">
        <Icon name={icons[action]} /> {t(`history.action.${action}`)}
        {fields.length > 0 && <span className="timeline__fields"> {fields.join(', ')}</span>}
      </span>
      <span className="timeline__who">{t('history.by', { revision, user, time: texts.time(at) })}</span>
    </span>
  );
});
