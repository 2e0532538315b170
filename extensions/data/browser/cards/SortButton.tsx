import type { MenuActionGroup } from 'lathe';
import { MenuButton, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

export interface SortedBy {
  readonly path: string;
  readonly descending: boolean;
}

interface SortButtonProps {
  readonly columns: readonly { readonly path: string; readonly label: string }[];
  readonly sort: SortedBy | undefined;
  readonly onSort: (sort: SortedBy) => void;
}

/** What the heads of columns do, where there are none. */
export const SortButton = observer(function SortButton({ columns, sort, onSort }: SortButtonProps): ReactNode {
  const t = useTexts();
  const [first] = columns;
  const groups = (): MenuActionGroup[] => {
    const path = sort?.path ?? first?.path ?? '';
    const direction = (id: string, descending: boolean) => ({
      ...{ id, label: t(`column.${id}`), checked: sort?.descending === descending },
      run: () => onSort({ path, descending }),
    });
    const byColumn = columns.map((column) => ({
      ...{ id: column.path, label: column.label, checked: sort?.path === column.path },
      run: () => onSort({ path: column.path, descending: sort?.descending ?? false }),
    }));
    return [
      { name: '1_columns', actions: byColumn },
      { name: '2_direction', actions: [direction('ascending', false), direction('descending', true)] },
    ];
  };
  if (!first) return null;
  return <MenuButton icon="sort-precedence" label={t('cards.sort')} menu={groups} />;
});
