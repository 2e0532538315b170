import { ActionButton, Button, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OrderBy } from '../../common/query/queryRequest';
import { PathPicker } from '../filter/PathPicker';
import { valueKind } from '../values/valueKind';

interface OrderFieldsProps {
  readonly object: string;
  readonly orderby: readonly OrderBy[];
  readonly onChange: (orderby: readonly OrderBy[]) => void;
  readonly most?: number;
}

/** By which fields rows are sorted, the first before the others. */
export const OrderFields = observer(function OrderFields({
  object,
  orderby,
  onChange,
  most = 5,
}: OrderFieldsProps): ReactNode {
  const t = useTexts();
  const ways = [
    { value: 'asc', label: t('order.asc') },
    { value: 'desc', label: t('order.desc') },
  ];
  return (
    <>
      {orderby.map(({ field, order }, index) => (
        <div key={index} className="settings-part__line settings-part__line--top">
          <div>
            <PathPicker
              object={object}
              path={field}
              fits={(each) => !['choices', 'secret'].includes(valueKind(each))}
              onChange={(path) => onChange(orderby.with(index, { field: path, order }))}
            />
            <Select
              label={t('order.way')}
              hideLabel
              options={ways}
              value={order}
              onChange={(way) => onChange(orderby.with(index, { field, order: way === 'desc' ? 'desc' : 'asc' }))}
            />
          </div>
          <ActionButton icon="close" label={t('order.remove')} onClick={() => onChange(orderby.toSpliced(index, 1))} />
        </div>
      ))}
      {orderby.length < most && orderby.every(({ field }) => field !== '') && (
        <Button secondary icon="add" onClick={() => onChange([...orderby, { field: '', order: 'asc' }])}>
          {t('order.add')}
        </Button>
      )}
    </>
  );
});
