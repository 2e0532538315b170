import { ContextMenus, onUnexpectedError } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { Button, EmptyState, List, LoadPart, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Timeline } from './timeline';
import { VersionRow } from './VersionRow';
import './timeline.css';

/** The history of the record in the active tab. */
export const TimelineView = observer(function TimelineView(): ReactNode {
  const t = useTexts();
  const timeline = useService(Timeline);
  const menus = useService(ContextMenus);
  const { versions, total, selected, active, loading, error } = timeline;
  if (!active.place) return <EmptyState title={t('history.noRecord')} description={t('history.noRecordHint')} />;
  if (error !== undefined)
    return <LoadPart name={t('history.name')} state="failed" error={error} load={() => void timeline.load()} />;
  if (versions.length === 0) return loading ? null : <EmptyState title={t('history.none')} />;
  const open = (version: VersionInfo, preview: boolean): void => {
    timeline.open(version, preview).catch(onUnexpectedError);
  };
  return (
    <div className="timeline">
      <div className="timeline__list">
        <List
          label={t('history.of', { name: active.place.name })}
          items={versions}
          getId={({ revision }) => String(revision)}
          rowHeight={44}
          selected={selected && String(selected.revision)}
          onSelect={(version) => timeline.select(version)}
          onPreview={(version) => open(version, true)}
          onOpen={(version) => open(version, false)}
          onContextMenu={(version, at) => {
            timeline.select(version);
            void menus.showMenu('records/version', { label: t('history.name'), at });
          }}
          renderItem={(version) => <VersionRow version={version} />}
        />
      </div>
      {versions.length < total && (
        <Button secondary onClick={() => void timeline.more()}>
          {t('history.more', { count: total - versions.length })}
        </Button>
      )}
    </div>
  );
});
