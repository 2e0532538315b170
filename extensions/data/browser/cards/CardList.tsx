import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useGridScroll } from '../grid/useGridScroll';
import './cardList.css';

const heights = { rowHeight: 64, headHeight: 0 };

interface CardListProps {
  readonly label: string;
  readonly total: number;
  /** Called with what is in sight, from the first to before the last. */
  readonly onShow: (first: number, end: number) => void;
  readonly card: (index: number) => ReactNode;
}

/** On a phone: one row below the other; of any number only those in sight are drawn. */
export const CardList = observer(function CardList({ label, total, onShow, card }: CardListProps): ReactNode {
  const scroll = useGridScroll(total, 0, heights);
  const { first, end } = scroll;
  useEffect(() => onShow(first, end), [onShow, first, end]);
  return (
    <div ref={scroll.ref} className="card-list" onScroll={scroll.onScroll}>
      <ul className="card-list__space" aria-label={label} style={{ height: scroll.height }}>
        {Array.from({ length: end - first }, (_, offset) => (
          <li
            key={first + offset}
            className="card-list__item"
            style={{ top: scroll.top + offset * heights.rowHeight, height: heights.rowHeight }}
            aria-posinset={first + offset + 1}
            aria-setsize={total}
          >
            {card(first + offset)}
          </li>
        ))}
      </ul>
    </div>
  );
});
