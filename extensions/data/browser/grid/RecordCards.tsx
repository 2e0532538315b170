import { Routes } from 'lathe';
import { ProgressBar, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { recordPath } from '../values/LookupLink';
import { useValueFormat } from '../values/useValueFormat';
import { valueKind } from '../values/valueKind';
import type { GridModel } from './gridModel';
import { useGridScroll } from './useGridScroll';
import './recordCards.css';

const heights = { rowHeight: 64, headHeight: 0 };
/** As many values as can be told apart in one line. */
const mostValues = 4;

interface RecordCardsProps {
  readonly model: GridModel;
  readonly onOpen: (row: number) => void;
}

/** On a phone: one row below the other, each by its name and its first values; a tap opens it. */
export const RecordCards = observer(function RecordCards({ model, onOpen }: RecordCardsProps): ReactNode {
  const t = useTexts();
  const { source, object } = model;
  const scroll = useGridScroll(source.total, 0, heights);
  const { first, end } = scroll;
  useEffect(() => source.need(first, end), [source, first, end]);
  return (
    <>
      {source.state === 'loading' && <ProgressBar label={t('grid.loading')} />}
      <div ref={scroll.ref} className="record-cards" onScroll={scroll.onScroll}>
        <ul className="record-cards__space" aria-label={object.plural} style={{ height: scroll.height }}>
          {Array.from({ length: end - first }, (_, offset) => (
            <li
              key={first + offset}
              className="record-cards__item"
              style={{ top: scroll.top + offset * heights.rowHeight, height: heights.rowHeight }}
              aria-posinset={first + offset + 1}
              aria-setsize={source.total}
            >
              <RecordCard model={model} index={first + offset} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
});

interface RecordCardProps extends RecordCardsProps {
  readonly index: number;
}

const RecordCard = observer(function RecordCard({ model, index, onOpen }: RecordCardProps): ReactNode {
  const routes = useService(Routes);
  const format = useValueFormat();
  const { source, columns, object } = model;
  const row = source.at(index);
  if (!row) return <span className="record-cards__card" aria-hidden="true" />;
  const [title, ...others] = columns;
  const values = others
    .filter(({ field }) => valueKind(field) !== 'checkbox' && valueKind(field) !== 'secret')
    .map(({ field, path }) => format.text(field, row[path]))
    .filter((text) => text !== '')
    .slice(0, mostValues);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(index);
  };
  const name = (title && format.text(title.field, row[title.path])) || String(row['name'] ?? '');
  return (
    <a
      className="record-cards__card"
      href={routes.addressOf(recordPath(object.name, String(row['id'])))}
      data-autofocus={index === 0 || undefined}
      onClick={open}
    >
      <span className="record-cards__title">{name || object.label}</span>
      {values.length > 0 && <span className="record-cards__more">{values.join(' · ')}</span>}
    </a>
  );
});
