import { formatTime, Texts } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { Icon, useService, useTexts } from 'lathe/ui';
import type { ReactNode } from 'react';
import './versionLine.css';

const icons = { create: 'add', update: 'edit', delete: 'trash', undelete: 'discard', restore: 'history' } as const;

interface VersionLineProps {
  readonly version: VersionInfo;
  readonly newest: boolean;
}

/** A version: what was done, by whom and when. */
export function VersionLine({ version, newest }: VersionLineProps): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const { revision, action, byName: user, at, label } = version;
  return (
    <span className="version-line">
      <span>
        <Icon name={icons[action]} /> {t(`designer.history.action.${action}`)} · {label}
        {newest && <span className="app-designer__muted"> · {t('designer.history.newest')}</span>}
      </span>
      <span className="app-designer__muted">
        {t('designer.history.by', { revision, user, time: formatTime(at, locale) })}
      </span>
    </span>
  );
}
