import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import type { Row } from '../../../common/dataCalls';
import { CardLink } from '../../cards/CardLink';
import { CardList } from '../../cards/CardList';
import type { ViewFields } from '../Card';
import { idOf, type RowPages } from '../rowPages';
import { cardColumns, type ShownView } from '../shownView';

interface ListCardsProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  readonly pages: RowPages;
  readonly onOpen: (row: Row) => void;
}

/** The rows of a list on a phone; the next ones come when the last is in sight. */
export const ListCards = observer(function ListCards({ shown, fields, pages, onOpen }: ListCardsProps): ReactNode {
  const { view, object } = shown;
  const { rows } = pages;
  const titlePath = view.titleField ?? 'name';
  const [title] = known([titlePath], fields);
  const others = known(cardColumns(view), fields);
  const onShow = useCallback(
    (_first: number, end: number) => {
      if (end >= rows.length) void pages.more();
    },
    [pages, rows.length],
  );
  const card = (index: number): ReactNode => {
    const row = rows[index];
    if (!row) return null;
    const open = (): void => onOpen(row);
    return <CardLink key={idOf(row)} {...{ object, row, title, others }} first={index === 0} onOpen={open} />;
  };
  return <CardList label={object.plural} total={rows.length} onShow={onShow} card={card} />;
});

function known(paths: readonly string[], fields: ViewFields) {
  return paths.flatMap((path) => {
    const field = fields.get(path);
    return field ? [{ path, field }] : [];
  });
}
