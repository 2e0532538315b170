import { Themes } from 'lathe';
import { useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { measureAlias } from '../../../common/dashboards/tileRequest';
import { Chart } from './Chart';
import { numberOf } from './chartData';
import { chartLook } from './chartLook';
import { gaugeOption } from './chartOption';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';

interface GaugeTileProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly words: TileWords;
}

/** How far a number has come. */
export const GaugeTile = observer(function GaugeTile({ tile, result, words }: GaugeTileProps): ReactNode {
  const look = chartLook(useService(Themes), window);
  const lookKey = JSON.stringify(look);
  const [measure] = tile.measures ?? [];
  const value = numberOf(result.rows[0]?.[measureAlias(0)]);
  const said = measure ? words.value(measure, value) : '';
  const label = `${words.describe(tile, 1)} ${said}`;
  const option = useMemo(
    () =>
      gaugeOption(tile, value, look, {
        description: label,
        value: () => said,
        axis: (number) => words.axis(number),
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [tile, value, said, label, words, lookKey],
  );
  return <Chart option={option} label={label} />;
});
