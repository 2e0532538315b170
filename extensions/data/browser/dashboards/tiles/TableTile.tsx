import { Routes } from 'lathe';
import { EmptyState, report, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Tile } from '../../../common/dashboards/dashboardData';
import { fieldColumn } from '../../values/fieldColumn';
import { FieldValue } from '../../values/FieldValue';
import { recordPath } from '../../values/LookupLink';
import { useValueFormat } from '../../values/useValueFormat';
import type { TileResult } from './tileResult';

interface TableTileProps {
  readonly tile: Tile;
  readonly result: TileResult;
}

/** The first records, each leading to its page. */
export const TableTile = observer(function TableTile({ tile, result }: TableTileProps): ReactNode {
  const t = useTexts();
  const routes = useService(Routes);
  const format = useValueFormat();
  const { object, fields, rows } = result;
  const columns = useMemo(
    () =>
      (tile.columns ?? []).flatMap((path) => {
        const field = fields.get(path);
        if (!field) return [];
        const render = (row: (typeof rows)[number]): ReactNode => <FieldValue field={field} value={row[path]} />;
        const hover = (row: (typeof rows)[number]): string => format.text(field, row[path]);
        return [{ ...fieldColumn(path, field), render, hover }];
      }),
    [tile.columns, fields, format],
  );
  if (rows.length === 0) return <EmptyState icon="table" title={t('tile.noRows')} />;
  return (
    <Table
      label={tile.title || t('tileKind.table')}
      columns={columns}
      rows={rows}
      getId={(row) => String(row['id'])}
      selection="single"
      onOpen={(row) => object && report(routes.open(recordPath(object.name, String(row['id']))))}
    />
  );
});
