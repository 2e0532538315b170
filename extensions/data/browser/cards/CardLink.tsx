import { Routes } from 'lathe';
import { useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import { recordPath } from '../values/LookupLink';
import { useValueFormat } from '../values/useValueFormat';
import { valueKind } from '../values/valueKind';
import './cardLink.css';

/** As many values as can be told apart in one line. */
const mostValues = 4;

export interface CardField {
  readonly path: string;
  readonly field: FieldDescription;
}

interface CardLinkProps {
  readonly object: ObjectDescription;
  readonly row: Row;
  readonly title: CardField | undefined;
  /** The first of them that hold something are shown. */
  readonly others: readonly CardField[];
  readonly first: boolean;
  readonly onOpen: () => void;
}

/** A row by its name and its first values; a tap opens it. */
export const CardLink = observer(function CardLink(props: CardLinkProps): ReactNode {
  const { object, row, title, others, first, onOpen } = props;
  const routes = useService(Routes);
  const format = useValueFormat();
  const values = others
    .filter(({ field }) => valueKind(field) !== 'checkbox' && valueKind(field) !== 'secret')
    .map(({ field, path }) => format.text(field, row[path]))
    .filter((text) => text !== '')
    .slice(0, mostValues);
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  const name = (title && format.text(title.field, row[title.path])) || String(row['name'] ?? '');
  return (
    <a
      className="card-link"
      href={routes.addressOf(recordPath(object.name, String(row['id'])))}
      data-autofocus={first || undefined}
      onClick={open}
    >
      <span className="card-link__title">{name || object.label}</span>
      {values.length > 0 && <span className="card-link__more">{values.join(' · ')}</span>}
    </a>
  );
});
