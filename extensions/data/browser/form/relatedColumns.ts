import type { TableColumn } from 'lathe/ui';
import type { ObjectDescription } from '../../common/describeCalls';
import { usualColumns } from '../grid/gridColumns';
import { fieldColumn } from '../values/fieldColumn';
import type { ValueFormat } from '../values/valueFormat';
import type { RelatedRow } from './useRelatedRows';

const most = 5;

/** What a list within a form shows of each row; not the field by which all of them lead here. */
export function relatedColumns(
  object: ObjectDescription,
  by: string,
  format: ValueFormat,
): readonly TableColumn<RelatedRow>[] {
  const names = usualColumns(object).filter((name) => name !== by);
  return names.slice(0, most).flatMap((name) => {
    const field = object.fields.find((each) => each.name === name);
    if (!field) return [];
    const textIn = ({ values }: RelatedRow): string => format.text(field, values[name]);
    return [{ ...fieldColumn(name, field), render: textIn, hover: textIn }];
  });
}
