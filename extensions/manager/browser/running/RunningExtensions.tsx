import { ExtensionRegistry } from 'lathe';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Table } from '../details/Table';
import '../details/extensionEditor.css';
import { nameOf } from '../managedExtensions';

/** Whose code is loaded, why, and what it cost. */
export const RunningExtensions = observer(function RunningExtensions(): ReactNode {
  const t = useTexts();
  const running = useService(ExtensionRegistry)
    .all.filter(({ state }) => state !== 'idle' && state !== 'disabled')
    .sort((a, b) => (b.activationTime ?? Infinity) - (a.activationTime ?? Infinity));
  if (running.length === 0) return <EmptyState title={t('running.none')} icon="pulse" />;
  // What is too long for the window is scrolled by keys as well.
  return (
    <div className="extension-editor__page" role="region" aria-label={t('running.caption')} tabIndex={0}>
      <Table
        caption={t('running.caption')}
        columns={['column.name', 'column.id', 'activation.state', 'activation.by', 'activation.time'].map((key) =>
          t(key),
        )}
        rows={running.map((extension) => [
          nameOf(extension),
          extension.description.id,
          t(`activation.${extension.state}`),
          extension.activatedBy,
          extension.activationTime === undefined ? '' : t('time', { time: extension.activationTime.toFixed(1) }),
        ])}
      />
    </div>
  );
});
