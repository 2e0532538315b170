import { Tabs } from 'lathe';
import { report, Table, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { measureAlias } from '../../../common/dashboards/tileRequest';
import { showRecords } from '../drill';
import { conditionAt } from './conditionAt';
import type { TileResult } from './tileResult';
import type { TileWords } from './tileWords';
import { useChartData } from './useChartData';

interface GroupTableProps {
  readonly tile: Tile;
  readonly result: TileResult;
  readonly words: TileWords;
}

interface GroupRow {
  readonly index: number;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

/** What a chart shows, in figures: for who can't see it, and for who wants to know exactly. Enter shows the records. */
export const GroupTable = observer(function GroupTable({ tile, result, words }: GroupTableProps): ReactNode {
  const t = useTexts();
  const tabs = useService(Tabs);
  const data = useChartData(tile, result, words);
  const { group, measures = [] } = tile;
  const { rows, columns } = useMemo(() => {
    const made: GroupRow[] = group
      ? data.categories.map(({ label }, index) => ({
          index,
          label,
          values: data.series.map(({ values }) => values[index] ?? null),
        }))
      : [
          {
            index: 0,
            label: tile.title,
            values: measures.map((_, index) => Number(result.rows[0]?.[measureAlias(index)])),
          },
        ];
    const lines = group
      ? data.series
      : measures.map((measure, index) => ({ name: words.measure(measure), measure: index }));
    const figures = lines.map(({ name, measure }, index): TableColumn<GroupRow> => {
      const summed = measures[measure];
      const render = ({ values }: GroupRow): string => (summed ? words.value(summed, values[index]) : '');
      return { id: String(index), title: name, align: 'end', render };
    });
    const first: TableColumn<GroupRow> = {
      ...{ id: 'group', title: group ? words.grouping(group) : t('tile.title') },
      render: ({ label }) => label,
    };
    return { rows: made, columns: [first, ...figures] };
  }, [data, group, measures, result.rows, tile.title, words, t]);
  const open = (row: GroupRow): void => {
    const condition = group ? conditionAt(tile, result, data, row.index) : result.condition;
    if (result.object) report(showRecords(tabs, result.object, condition));
  };
  return (
    <Table
      label={words.describe(tile, rows.length)}
      columns={columns}
      rows={rows}
      getId={({ index }) => String(index)}
      selection="single"
      onOpen={open}
    />
  );
});
