import { Commands, ContextMenus, LiveEvents, MetadataClient } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { Button, EmptyState, List, report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { AppDesigner } from '../appDesigner';
import type { SectionProps } from '../sectionProps';
import { RecordHistory, type VersionedPart } from './recordHistory';
import { VersionLine } from './VersionLine';

/** What became of an application, its menus and its tabs: each version can be compared and brought back. */
export const HistorySection = observer(function HistorySection({ designer, application }: SectionProps): ReactNode {
  const t = useTexts();
  const [id, setId] = useState(application.id);
  const { menus, tabs } = designer.form.values;
  const parts: readonly VersionedPart[] = [
    { type: 'Application', id: application.id, label: application.label },
    ...menus.filter(isStored).map(({ id: own, label }) => ({ type: 'Menu' as const, id: own, label })),
    ...tabs.filter(isStored).map(({ id: own, label }) => ({ type: 'Tab' as const, id: own, label })),
  ];
  const part = parts.find((one) => one.id === id) ?? parts[0];
  if (!part) return null;
  return (
    <div className="app-designer__pane">
      <div className="app-designer__tools">
        <Select
          label={t('designer.history.of')}
          hideLabel
          value={part.id}
          options={parts.map(({ id: value, type, label }) => ({
            value,
            label,
            description: t(`designer.history.${type}`),
          }))}
          onChange={setId}
        />
      </div>
      <div className="app-designer__rest">
        <Versions key={part.id} designer={designer} part={part} />
      </div>
    </div>
  );
});

function isStored({ revision }: { readonly revision: number | undefined }): boolean {
  return revision !== undefined;
}

interface VersionsProps {
  readonly designer: AppDesigner;
  readonly part: VersionedPart;
}

const Versions = observer(function Versions({ designer, part }: VersionsProps): ReactNode {
  const t = useTexts();
  const history = useHistory(part);
  const menus = useService(ContextMenus);
  const [selected, setSelected] = useState<number | undefined>(undefined);
  const [marked, setMarked] = useState<number | undefined>(undefined);
  const { versions, loading, problem } = history;
  if (problem !== undefined)
    return (
      <EmptyState title={t('designer.history.failed')} description={problem} icon="error">
        <Button onClick={() => report(history.load())}>{t('designer.retry')}</Button>
      </EmptyState>
    );
  if (versions.length === 0 && loading) return <EmptyState title={t('designer.loading')} icon="loading" />;
  const chosen = versions.find(({ revision }) => revision === selected);
  const newest = versions[0]?.revision;
  const mayRestore = (version: VersionInfo | undefined): version is VersionInfo =>
    version !== undefined && version.revision !== newest && version.action !== 'delete' && !designer.readOnly;
  const showMenu = (version: VersionInfo, at: Element | { readonly x: number; readonly y: number }): void => {
    const compare = { id: 'compare', label: t('designer.history.compare'), icon: 'diff' };
    const withNow = { id: 'now', label: t('designer.history.compareNow'), icon: 'diff' };
    const mark = { id: 'mark', label: t('designer.history.mark'), run: () => setMarked(version.revision) };
    const withMarked =
      marked === undefined || marked === version.revision
        ? []
        : [
            {
              ...{ id: 'withMarked', label: t('designer.history.compareMarked', { revision: marked }), icon: 'diff' },
              run: () => report(history.compareBoth(marked, version.revision)),
            },
          ];
    const restore = { id: 'restore', label: t('designer.history.restore'), icon: 'discard' };
    const actions = [
      { ...compare, enabled: version.revision > 1, run: () => report(history.compare(version, false)) },
      { ...withNow, enabled: version.revision !== newest, run: () => report(history.compareWithNow(version)) },
      mark,
      ...withMarked,
      { ...restore, enabled: mayRestore(version), run: () => report(history.restore(version)) },
    ];
    report(menus.show({ label: t('designer.history'), at, groups: [{ name: 'version', actions }] }));
  };
  return (
    <div className="app-designer__pane">
      <div className="app-designer__tools">
        <Button
          secondary
          icon="diff"
          disabled={!chosen || chosen.revision < 2}
          onClick={() => chosen && report(history.compare(chosen, false))}
        >
          {t('designer.history.compare')}
        </Button>
        <Button
          secondary
          icon="diff"
          disabled={!chosen || chosen.revision === newest}
          onClick={() => chosen && report(history.compareWithNow(chosen))}
        >
          {t('designer.history.compareNow')}
        </Button>
        <Button
          secondary
          icon="discard"
          disabled={!mayRestore(chosen)}
          onClick={() => chosen && report(history.restore(chosen))}
        >
          {t('designer.history.restore')}
        </Button>
      </div>
      <div className="app-designer__rest">
        <List<VersionInfo>
          label={t('designer.history.versions', { label: part.label })}
          items={versions}
          getId={({ revision }) => String(revision)}
          rowHeight={44}
          selected={selected === undefined ? undefined : String(selected)}
          onSelect={({ revision }) => setSelected(revision)}
          onOpen={(version) => report(history.compare(version, false))}
          onContextMenu={(version, at) => {
            setSelected(version.revision);
            showMenu(version, at);
          }}
          onEnd={() => report(history.more())}
          renderItem={(version) => <VersionLine version={version} newest={version.revision === newest} />}
        />
      </div>
    </div>
  );
});

function useHistory(part: VersionedPart): RecordHistory {
  const t = useTexts();
  const client = useService(MetadataClient);
  const commands = useService(Commands);
  const events = useService(LiveEvents);
  const { type, id } = part;
  const history = useMemo(
    () => new RecordHistory({ type, id }, { client, commands, events, t }),
    [type, id, client, commands, events, t],
  );
  useEffect(() => () => history.dispose(), [history]);
  return history;
}
