import { ActionButton, Button, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type Tile, tileKinds, type TileKind } from '../../../common/dashboards/dashboardData';
import { isChart } from '../../../common/dashboards/tileIssues';
import { useObjectDescription } from '../../describe/useObjectDescription';
import { ConditionPart } from '../../saved/ConditionPart';
import { ObjectPicker } from '../../saved/ObjectPicker';
import { SettingsPart } from '../../saved/SettingsPart';
import { aboutObject } from './newTile';
import { ChartSettings } from './ChartSettings';
import { NumberSettings } from './NumberSettings';
import { TableSettings } from './TableSettings';

export interface TileSettingsProps {
  readonly tile: Tile;
  readonly onChange: (change: Partial<Tile>) => void;
}

interface Props extends TileSettingsProps {
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What one tile shows. */
export const TileSettings = observer(function TileSettings({ tile, onChange, onRemove, onClose }: Props): ReactNode {
  const t = useTexts();
  const { kind, object } = tile;
  const kinds = tileKinds.map((each) => ({ value: each, label: t(`tileKind.${each}`) }));
  return (
    <>
      <SettingsPart title={t('tile.settings')}>
        <div className="settings-part__line">
          <Button secondary icon="trash" onClick={onRemove}>
            {t('tile.remove')}
          </Button>
          <ActionButton icon="close" label={t('tile.closeSettings')} onClick={onClose} />
        </div>
        <TextField
          label={t('tile.title')}
          value={tile.title}
          maxLength={120}
          onChange={(title) => onChange({ title })}
        />
        <KindSelect tile={tile} kinds={kinds} onChange={onChange} />
        {kind === 'text' ? (
          <TextSettings tile={tile} onChange={onChange} />
        ) : (
          <WhoseRows tile={tile} onChange={onChange} />
        )}
      </SettingsPart>
      {object !== undefined && kind !== 'text' && (
        <>
          {isChart(tile) && <ChartSettings tile={tile} onChange={onChange} object={object} />}
          {(kind === 'kpi' || kind === 'gauge') && <NumberSettings tile={tile} onChange={onChange} object={object} />}
          {kind === 'table' && <TableSettings tile={tile} onChange={onChange} object={object} />}
          <ConditionPart object={object} condition={tile.condition} onChange={(condition) => onChange({ condition })} />
        </>
      )}
    </>
  );
});

interface KindSelectProps extends TileSettingsProps {
  readonly kinds: readonly { readonly value: TileKind; readonly label: string }[];
}

/** Who changes the kind keeps what the new one can show. */
const KindSelect = observer(function KindSelect({ tile, kinds, onChange }: KindSelectProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(tile.object);
  const choose = (value: string): void => {
    const kind = tileKinds.find((each) => each === value);
    if (!kind || kind === tile.kind) return;
    const fresh = aboutObject(kind, description);
    const { measures = fresh.measures, group = fresh.group, columns = fresh.columns } = tile;
    const { min = fresh.min, max = fresh.max } = tile;
    onChange({ kind, measures, group, columns, min, max });
  };
  return <Select label={t('tile.kind')} options={kinds} value={tile.kind} onChange={choose} />;
});

/** Fields of another object are others. */
const WhoseRows = observer(function WhoseRows({ tile, onChange }: TileSettingsProps): ReactNode {
  const blank = { measures: undefined, group: undefined, series: undefined, condition: undefined, compare: undefined };
  return (
    <ObjectPicker
      object={tile.object}
      onChange={(object) => {
        if (object === tile.object) return;
        const counted = tile.kind === 'table' ? {} : { measures: [{ function: 'count' as const }] };
        onChange({
          object,
          ...blank,
          ...counted,
          columns: tile.kind === 'table' ? ['name'] : undefined,
          orderby: undefined,
        });
      }}
    />
  );
});

function TextSettings({ tile, onChange }: TileSettingsProps): ReactNode {
  const t = useTexts();
  return (
    <label className="tile-text-field">
      <span>{t('tile.text')}</span>
      <textarea
        rows={8}
        maxLength={20_000}
        value={tile.text ?? ''}
        onChange={(event) => onChange({ text: event.target.value })}
      />
    </label>
  );
}
