import { Themes } from 'lathe';
import { useService, useSize } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { measureAlias } from '../../../common/dashboards/tileRequest';
import { Chart } from './Chart';
import { numberOf } from './chartData';
import { chartLook } from './chartLook';
import { gaugeOption } from './gaugeOption';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';

/** Before it is measured. */
const assumed = { width: 200, height: 140 };

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
  const [place, size = assumed] = useSize();
  const option = useMemo(
    () =>
      gaugeOption(
        tile,
        value,
        look,
        { description: label, value: () => said, axis: (number) => words.axis(number) },
        size,
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [tile, value, said, label, words, lookKey, size],
  );
  return (
    <div ref={place} className="tile-gauge">
      <Chart option={option} label={label} />
    </div>
  );
});
