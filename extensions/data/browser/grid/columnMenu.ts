import { ContextMenus, type MenuAction, type MenuActionGroup } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import type { PlacedColumn } from './columnWindow';
import type { GridModel } from './gridModel';
import { sortOf, withSort } from './sorting';

export type ColumnMenuPlace = Element | { readonly x: number; readonly y: number };

/** What can be done with a column: sort, filter, move, hide. */
export function useColumnMenu(model: GridModel): (column: PlacedColumn, at: ColumnMenuPlace) => void {
  const t = useTexts();
  const menus = useService(ContextMenus);
  return (column, at) => report(menus.show({ label: column.label, at, groups: groupsOf(model, column, t) }));
}

function groupsOf(model: GridModel, column: PlacedColumn, t: (key: string) => string): MenuActionGroup[] {
  const { orderby } = model.query;
  const action = (id: string, run: () => unknown, enabled = true): MenuAction => ({
    ...{ id, label: t(`column.${id}`), enabled },
    run: () => void run(),
  });
  const sort = (id: string, order: 'asc' | 'desc', more: boolean): MenuAction =>
    action(id, () => model.setOrder(withSort(orderby, column, order, more)), column.sortPath !== undefined);
  const { path, index, width } = column;
  const sorted = sortOf(orderby, column);
  return [
    {
      name: '1_sort',
      actions: [
        sort('ascending', 'asc', false),
        sort('descending', 'desc', false),
        ...(orderby.length > 0 && !sorted
          ? [sort('alsoAscending', 'asc', true), sort('alsoDescending', 'desc', true)]
          : []),
        action(
          'unsort',
          () => model.setOrder(orderby.filter(({ field }) => field !== column.sortPath)),
          sorted !== undefined,
        ),
      ],
    },
    {
      name: '2_move',
      actions: [
        action('left', () => model.moveColumn(path, index - 1), index > 0),
        action('right', () => model.moveColumn(path, index + 1), index < model.columns.length - 1),
        action('wider', () => model.setWidth(path, width + 40)),
        action('narrower', () => model.setWidth(path, width - 40)),
      ],
    },
    {
      name: '3_hide',
      actions: [
        action(
          'hide',
          () => model.setColumns(model.columnPaths.filter((each) => each !== path)),
          model.columns.length > 1,
        ),
      ],
    },
  ];
}
