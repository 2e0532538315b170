import type { ListedRecord } from 'lathe/common';
import type { FieldDescription } from '../../../common/describeCalls';
import { FieldData } from '../../../common/objects/fieldData';
import type { FieldType } from '../../../common/objects/fieldTypes';

export interface FieldRow {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly type: FieldType;
  /** The platform's: not to be changed. */
  readonly system: boolean;
  readonly required: boolean;
  readonly unique: boolean;
  readonly data: FieldData | undefined;
  /** Of a lookup: the name of its object. */
  readonly target: string | undefined;
  readonly help: string;
  readonly modifiedAt: string;
}

/** Own fields first, in the order in which they were made; then those that every object has. */
export function fieldRows(records: readonly ListedRecord[], described: readonly FieldDescription[]): FieldRow[] {
  const own = records.map(({ id, name, label, data, modifiedAt }) => {
    const { data: read } = FieldData.safeParse(data);
    const known = described.find((field) => field.id === id);
    return {
      ...{ id, name, label: known?.label ?? label, data: read, modifiedAt, system: false },
      type: read?.type ?? 'text',
      required: read?.required === true || read?.type === 'masterdetail',
      unique: read?.unique === true,
      target: known?.target,
      help: read?.help ?? '',
    };
  });
  const others = described
    .filter(({ id }) => !records.some((record) => record.id === id))
    .map(({ id, name, label, type, required, unique, target, help = '' }) => ({
      ...{ id, name, label, type, required, unique, target, help },
      ...{ system: true, data: undefined, modifiedAt: '' },
    }));
  return [...own, ...others];
}
