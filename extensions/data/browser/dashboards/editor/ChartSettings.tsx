import { Button, Checkbox, Select, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { tileOrders } from '../../../common/dashboards/dashboardData';
import { SettingsPart } from '../../saved/SettingsPart';
import { GroupingFields } from './GroupingFields';
import { MeasureFields } from './MeasureFields';
import type { TileSettingsProps } from './TileSettings';

interface ChartSettingsProps extends TileSettingsProps {
  readonly object: string;
}

const mostMeasures = 5;

/** What a chart sums up, and by what it is divided. */
export const ChartSettings = observer(function ChartSettings({
  tile,
  object,
  onChange,
}: ChartSettingsProps): ReactNode {
  const t = useTexts();
  const { kind, measures = [], group, series, order = 'group', limit, stacked = false } = tile;
  const orders = tileOrders.map((value) => ({ value, label: t(`tileOrder.${value}`) }));
  return (
    <>
      <SettingsPart title={t('tile.measures')}>
        {measures.map((measure, index) => (
          <MeasureFields
            key={index}
            object={object}
            measure={measure}
            onChange={(next) => onChange({ measures: measures.with(index, next) })}
            onRemove={measures.length > 1 ? () => onChange({ measures: measures.toSpliced(index, 1) }) : undefined}
          />
        ))}
        {kind !== 'pie' && measures.length < mostMeasures && (
          <Button secondary icon="add" onClick={() => onChange({ measures: [...measures, { function: 'count' }] })}>
            {t('measure.add')}
          </Button>
        )}
      </SettingsPart>
      <SettingsPart title={t('tile.group')}>
        <GroupingFields object={object} grouping={group} onChange={(next) => onChange({ group: next })} />
        {kind !== 'pie' && (
          <GroupingFields
            object={object}
            grouping={series}
            addText={t('tile.addSeries')}
            onChange={(next) => onChange({ series: next })}
          />
        )}
        <Select
          label={t('tile.order')}
          options={orders}
          value={order}
          onChange={(value) => onChange({ order: tileOrders.find((each) => each === value) })}
        />
        <TextField
          label={t('tile.limit')}
          type="number"
          value={limit === undefined ? '' : String(limit)}
          placeholder="50"
          onChange={(text) => onChange({ limit: wholeNumber(text, 1000) })}
        />
        {kind !== 'pie' && (
          <Checkbox label={t('tile.stacked')} checked={stacked} onChange={(next) => onChange({ stacked: next })} />
        )}
      </SettingsPart>
    </>
  );
});

/** Nothing where it is none that counts. */
export function wholeNumber(text: string, most: number): number | undefined {
  const number = Math.floor(Number(text));
  return text.trim() === '' || !(number >= 1) ? undefined : Math.min(most, number);
}
