import type { FieldDescription } from '../../common/describeCalls';
import { digitsOf, isComputed, longestText } from '../../common/objects/fieldTypes';
import type { FieldModel } from '../objects/objectModel';

type Plain = Omit<FieldDescription, 'label' | 'help' | 'choices'>;

interface DescribedWith {
  /** The objects that the caller knows of. */
  readonly known: ReadonlySet<string>;
  readonly writable: boolean;
  /** Rows count their names up by themselves. */
  readonly named: boolean;
}

/** What doesn't depend on the language. */
export function describeField(
  { id, name, type, system = false, data, target }: FieldModel,
  { known, writable, named }: DescribedWith,
): Plain {
  return {
    ...{ id, name, type, system },
    editable: writable && !system && !isComputed(type),
    required: data?.required === true || (type === 'name' && !named) || type === 'masterdetail',
    unique: data?.unique === true,
    counted: type === 'autonumber' || (type === 'name' && named) || undefined,
    length: data?.length ?? longestText[type],
    ...digitsOf({ type, precision: data?.precision, scale: data?.scale }),
    default: data?.default,
    target: target !== undefined && known.has(target) ? target : undefined,
    result: data?.result,
  };
}
