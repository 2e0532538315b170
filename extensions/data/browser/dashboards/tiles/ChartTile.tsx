import { Tabs, Themes } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { showRecords } from '../drill';
import { Chart } from './Chart';
import { chartLook } from './chartLook';
import { chartOption, pieParts } from './chartOption';
import { conditionAt } from './conditionAt';
import { PieLegend } from './PieLegend';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';
import { useChartData } from './useChartData';

interface ChartTileProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly words: TileWords;
}

/** Bars, lines, areas or the parts of a pie; each leads to the records behind it. */
export const ChartTile = observer(function ChartTile({ tile, result, words }: ChartTileProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const themes = useService(Themes);
  const look = chartLook(themes, window);
  // What the look is made of, so that a chart is drawn anew when the theme changes and not with every frame.
  const lookKey = JSON.stringify(look);
  const data = useChartData(tile, result, words);
  const description = words.describe(tile, data.categories.length);
  const option = useMemo(() => {
    const measures = tile.measures ?? [];
    const value = (index: number, number: number): string => {
      const measure = measures[index];
      return measure ? words.value(measure, number) : String(number);
    };
    return chartOption(tile, data, look, { description, value, axis: (number) => words.axis(number) });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [tile, data, words, description, lookKey]);
  const pick = useCallback(
    (category: number, series: number) => {
      const { object } = result;
      const condition = conditionAt(tile, result, data, category, tile.kind === 'pie' ? 0 : series);
      if (object && condition) report(showRecords(tabs, object, condition));
    },
    [tile, result, data, tabs],
  );
  const chart = <Chart option={option} label={description} onPick={pick} />;
  return (
    <>
      {tile.kind === 'pie' ? (
        <div className="tile-pie">
          <div className="tile-pie__parts">
            {chart}
            <PieLegend
              label={description}
              parts={pieParts(data, look)}
              textOf={(value) => (tile.measures?.[0] ? words.value(tile.measures[0], value) : String(value))}
              onPick={(category) => pick(category, 0)}
            />
          </div>
        </div>
      ) : (
        chart
      )}
      {data.isCut && <p className="tile__note">{t('tile.cut', { count: data.categories.length })}</p>}
    </>
  );
});
