import { type Tab, Tabs, type Translate } from 'lathe';
import { Button, EmptyState, FormModel, MenuButton, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DashboardData, Tile, TileKind } from '../../common/dashboards/dashboardData';
import { tileKinds } from '../../common/dashboards/dashboardData';
import { tileIssue } from '../../common/dashboards/tileIssues';
import { DataClient } from '../dataClient';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { EditorFrame } from '../saved/EditorFrame';
import { SharingPart } from '../saved/SharingPart';
import { EditedDashboards } from './editedDashboards';
import { DashboardSettings } from './editor/DashboardSettings';
import { type DashboardForm, toData, toForm } from './editor/dashboardForm';
import { EditableGrid } from './editor/EditableGrid';
import { newTile } from './editor/newTile';
import { TileSettings } from './editor/TileSettings';
import { tileIcons } from './editor/tileIcons';
import { autoLayout } from './grid/gridLayout';
import { TileView } from './tiles/TileView';
import { useDashboardRun } from './useDashboardRun';

/** A dashboard as it is built: tiles are placed, and say what they show; what they show is there while they are. */
export const DashboardEditor = observer(function DashboardEditor({ tab }: { readonly tab: Tab }): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const edited = useService(EditedDashboards);
  const form = useDashboardForm(tab);
  const [selected, setSelected] = useState<string>();
  const [made, setMade] = useState<string>();
  const add = useNewTile(form, (id) => {
    setSelected(id);
    setMade(id);
  });
  const arrange = (): void => form.change('tiles', autoLayout(form.values.tiles), t('dashboard.autoLayout'));
  useEffect(() => edited.add(tab.key, { add, arrange }));
  const ready = form.state === 'ready';
  return (
    <EditorFrame
      tab={tab}
      form={form}
      nameLabel={t('dashboard.name')}
      actions={
        ready && (
          <>
            <MenuButton
              icon="add"
              label={t('dashboard.addTile')}
              menu={() => [
                {
                  name: 'kinds',
                  actions: tileKinds.map((kind) => ({
                    ...{ id: kind, label: t(`tileKind.${kind}`), icon: tileIcons[kind], run: () => report(add(kind)) },
                  })),
                },
              ]}
            />
            <Button secondary icon="layout" disabled={form.values.tiles.length < 2} onClick={arrange}>
              {t('dashboard.autoLayout')}
            </Button>
            <Button
              secondary
              icon="open-preview"
              onClick={() => report(tabs.open({ type: 'dashboard', id: tab.id, name: form.values.label }))}
            >
              {t('dashboard.show')}
            </Button>
          </>
        )
      }
      settings={() => <Settings id={tab.id} form={form} selected={selected} onSelect={setSelected} />}
    >
      {() => (
        <Canvas
          form={form}
          selected={selected}
          made={made}
          onSelect={setSelected}
          onAdd={(kind) => report(add(kind))}
        />
      )}
    </EditorFrame>
  );
});

interface PartProps {
  readonly form: FormModel<DashboardForm>;
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

const first: readonly TileKind[] = ['bar', 'kpi', 'table', 'text'];

interface CanvasProps extends PartProps {
  /** What was put on it last. */
  readonly made: string | undefined;
  readonly onAdd: (kind: TileKind) => void;
}

const Canvas = observer(function Canvas(props: CanvasProps): ReactNode {
  const { form, selected, made, onSelect, onAdd } = props;
  const t = useTexts();
  const { tiles, filters } = form.values;
  const data = useMemo((): DashboardData => ({ tiles, filters }), [tiles, filters]);
  const run = useDashboardRun(data);
  if (tiles.length === 0)
    return (
      <EmptyState icon="dashboard" title={t('dashboard.empty')} description={t('dashboard.firstTile')}>
        {first.map((kind) => (
          <Button key={kind} secondary={kind !== 'bar'} icon={tileIcons[kind]} onClick={() => onAdd(kind)}>
            {t(`tileKind.${kind}`)}
          </Button>
        ))}
      </EmptyState>
    );
  return (
    <EditableGrid
      tiles={tiles}
      selected={selected}
      made={made}
      onSelect={onSelect}
      onChange={(next, what) => form.change('tiles', next, t(`tiles.${what}`))}
      onRemove={(id) => removeTile(form, id, t('tile.remove'))}
      render={(tile, handle) => (
        <TileView tile={tile} result={run.resultOf(tile)} onRetry={() => run.refresh()} handle={handle} />
      )}
    />
  );
});

const Settings = observer(function Settings(props: PartProps & { readonly id: string }): ReactNode {
  const { id: dashboard, form, selected, onSelect } = props;
  const t = useTexts();
  const { tiles } = form.values;
  const tile = tiles.find(({ id }) => id === selected);
  if (!tile)
    return (
      <>
        <DashboardSettings form={form} />
        <SharingPart type="Dashboard" id={dashboard} />
      </>
    );
  return (
    <TileSettings
      key={tile.id}
      tile={tile}
      onChange={(change) => {
        const next = tiles.map((each) => (each.id === tile.id ? { ...each, ...change } : each));
        form.change('tiles', next, t('tile.change'));
      }}
      onRemove={() => removeTile(form, tile.id, t('tile.remove'))}
      onClose={() => onSelect(undefined)}
    />
  );
});

function removeTile(form: FormModel<DashboardForm>, id: string, label: string): void {
  form.change(
    'tiles',
    form.values.tiles.filter((each) => each.id !== id),
    label,
  );
}

/** What keeps it from being saved, in words. */
function incompleteTile(tiles: readonly Tile[], t: Translate): string | undefined {
  for (const [index, tile] of tiles.entries()) {
    const issue = tileIssue(tile);
    if (issue) return t('tileProblem', { tile: tile.title || index + 1, issue: t(`tileIssue.${issue}`) });
  }
  return undefined;
}

function useDashboardForm({ id, key }: Tab): FormModel<DashboardForm> {
  const t = useTexts();
  const client = useService(DataClient);
  const tabs = useService(Tabs);
  const revision = useRef(0);
  return useMemo(() => {
    const params = { dashboardId: id };
    const take = (item: { readonly revision: number; readonly label: string; readonly data: DashboardData }) => {
      revision.current = item.revision;
      tabs.update(key, { name: item.label, description: t('dashboard.editor') });
      return toForm(item.label, item.data);
    };
    return new FormModel<DashboardForm>({
      load: async () => take(await (await client.calls).dashboards.get({ params })),
      check: ({ label, tiles }) => ({
        label: label.trim() === '' ? t('saved.nameMissing') : undefined,
        tiles: incompleteTile(tiles, t),
      }),
      save: async (values) => {
        const body = { revision: revision.current, label: values.label.trim(), data: toData(values) };
        return take(await (await client.calls).dashboards.update({ params, body }));
      },
    });
    // A change of language must not load it anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, tabs, id, key]);
}

/** Of the object that the last tile is of, else of the first that people have made. */
function useNewTile(form: FormModel<DashboardForm>, onMade: (id: string) => void) {
  const t = useTexts();
  const descriptions = useService(ObjectDescriptions);
  return async (kind: TileKind): Promise<void> => {
    const { tiles } = form.values;
    const before = tiles.findLast(({ object }) => object !== undefined)?.object;
    const all = before === undefined ? await descriptions.all() : [];
    const name = before ?? (all.find((each) => each.kind === 'custom') ?? all[0])?.name;
    const object = name === undefined ? undefined : await descriptions.of(name).catch(() => undefined);
    const title = object && kind !== 'text' ? object.plural : '';
    const tile: Tile = newTile(kind, form.values.tiles, object, title);
    form.change('tiles', [...form.values.tiles, tile], t('dashboard.addTile'));
    onMade(tile.id);
  };
}
