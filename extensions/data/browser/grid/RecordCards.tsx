import { ProgressBar, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { CardLink } from '../cards/CardLink';
import { CardList } from '../cards/CardList';
import type { GridModel } from './gridModel';

interface RecordCardsProps {
  readonly model: GridModel;
  readonly onOpen: (row: number) => void;
}

/** The rows of a grid on a phone. */
export const RecordCards = observer(function RecordCards({ model, onOpen }: RecordCardsProps): ReactNode {
  const t = useTexts();
  const { source, object } = model;
  const onShow = useCallback((first: number, end: number) => source.need(first, end), [source]);
  return (
    <>
      {source.state === 'loading' && <ProgressBar label={t('grid.loading')} />}
      <CardList
        label={object.plural}
        total={source.total}
        onShow={onShow}
        card={(index) => <RecordCard model={model} index={index} onOpen={onOpen} />}
      />
    </>
  );
});

const RecordCard = observer(function RecordCard(props: RecordCardsProps & { readonly index: number }): ReactNode {
  const { model, index, onOpen } = props;
  const { source, columns, object } = model;
  const row = source.at(index);
  if (!row) return <span className="card-link" aria-hidden="true" />;
  const [title, ...others] = columns;
  return <CardLink {...{ object, row, title, others }} first={index === 0} onOpen={() => onOpen(index)} />;
});
