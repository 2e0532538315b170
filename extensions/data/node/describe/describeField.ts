import type { FieldDescription } from '../../common/describeCalls';
import { digitsOf, isComputed, longestText } from '../../common/objects/fieldTypes';
import type { FieldModel } from '../objects/objectModel';

type Plain = Omit<FieldDescription, 'label' | 'help' | 'choices'>;

/** What doesn't depend on the language. */
export function describeField(
  { id, name, type, system = false, data, target }: FieldModel,
  { known, writable }: { readonly known: ReadonlySet<string>; readonly writable: boolean },
): Plain {
  return {
    ...{ id, name, type, system },
    editable: writable && !system && !isComputed(type),
    required: data?.required === true || type === 'name' || type === 'masterdetail',
    unique: data?.unique === true,
    length: data?.length ?? longestText[type],
    ...digitsOf({ type, precision: data?.precision, scale: data?.scale }),
    default: data?.default,
    target: target !== undefined && known.has(target) ? target : undefined,
    result: data?.result,
  };
}
