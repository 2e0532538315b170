import { Tabs } from 'lathe';
import { Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { measureAlias } from '../../../common/dashboards/tileRequest';
import { showRecords } from '../drill';
import { numberOf } from './chartData';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';

interface KpiTileProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly words: TileWords;
}

/** One number, large, and how it has changed; it leads to the records behind it. */
export const KpiTile = observer(function KpiTile({ tile, result, words }: KpiTileProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const [measure] = tile.measures ?? [];
  const { object, condition } = result;
  if (!measure || !object) return null;
  const value = result.rows[0]?.[measureAlias(0)];
  const said = words.value(measure, value);
  return (
    <div className="tile-kpi">
      <button
        type="button"
        className="tile-kpi__value"
        aria-label={t('kpi.open', { value: said, name: words.measure(measure) })}
        // As large as its tile lets all of it be.
        style={{ fontSize: `clamp(13px, ${Math.floor(150 / said.length)}cqi, 28px)` }}
        data-hover-cut
        onClick={() => report(showRecords(tabs, object, condition))}
      >
        {said}
      </button>
      <div className="tile-kpi__name">{words.measure(measure)}</div>
      {tile.compare && (
        <KpiChange
          now={numberOf(value)}
          before={numberOf(result.before?.[measureAlias(0)])}
          said={words.value(measure, result.before?.[measureAlias(0)])}
          period={tile.compare.period}
        />
      )}
    </div>
  );
});

interface KpiChangeProps {
  readonly now: number | null;
  readonly before: number | null;
  readonly said: string;
  readonly period: string;
}

function KpiChange({ now, before, said, period }: KpiChangeProps): ReactNode {
  const t = useTexts();
  const earlier = t(`kpi.before.${period}`, { value: said });
  if (before === null || before === 0 || now === null) return <div className="tile-kpi__change">{earlier}</div>;
  const change = Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same';
  const icon = { up: 'arrow-up', down: 'arrow-down', same: 'dash' }[way];
  return (
    <div className="tile-kpi__change">
      <span className={`tile-kpi__way tile-kpi__way--${way}`}>
        <Icon name={icon} label={t(`kpi.${way}`)} />
        {Math.abs(change)} %
      </span>
      {earlier}
    </div>
  );
}
