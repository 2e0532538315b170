import { useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { type ChartData, chartData } from './chartData';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';

export function useChartData(tile: Tile, { rows, fields }: TileResult, words: TileWords): ChartData {
  return useMemo(() => {
    const { group, series, measures = [] } = tile;
    return chartData(tile, rows, {
      group: (value) => (group ? words.group(group, value) : ''),
      series: (value) => (series ? words.group(series, value) : ''),
      measure: (index) => {
        const measure = measures[index];
        return measure ? words.measure(measure) : '';
      },
      choices: ({ field }) => fields.get(field)?.choices?.map(({ value }) => value),
    });
  }, [tile, rows, fields, words]);
}
