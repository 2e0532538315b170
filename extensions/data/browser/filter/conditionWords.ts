import type { Translate } from 'lathe';
import type { FieldDescription } from '../../common/describeCalls';
import type { Comparison, Condition } from '../../common/query/queryRequest';
import type { ObjectDescriptions } from '../describe/objectDescriptions';
import type { LookupNames } from '../values/lookupNames';
import { lookupValue } from '../values/lookupValue';
import type { ValueFormat } from '../values/valueFormat';
import { operatorKey } from './ComparisonRow';
import { comparedField } from './operators';
import { pathFields, pathLabel } from './pathFields';

interface Telling {
  readonly t: Translate;
  readonly format: ValueFormat;
  readonly descriptions: Pick<ObjectDescriptions, 'of'>;
  readonly names: LookupNames;
}

/** A part of a condition in words: "Customer › Region is North". */
export async function conditionWords(object: string, part: Condition | Comparison, telling: Telling): Promise<string> {
  if (!('conditions' in part)) return comparisonWords(object, part, telling);
  const parts = await Promise.all(part.conditions.map((each) => conditionWords(object, each, telling)));
  const joined = parts.join(` ${telling.t(`filter.word.${part.conjunction ?? 'AND'}`)} `);
  return parts.length > 1 ? `(${joined})` : joined;
}

async function comparisonWords(object: string, comparison: Comparison, telling: Telling): Promise<string> {
  const { field: path, operator, value } = comparison;
  const { t, descriptions } = telling;
  const fields = await pathFields(descriptions, object, path);
  const field = fields.at(-1);
  if (!field || fields.length < path.split('.').length) return `${path} ${t(`operator.${operator}`)}`;
  const words = `${pathLabel(fields)} ${t(operatorKey(operator, field))}`;
  if (value === undefined) return words;
  const values = Array.isArray(value) ? value : [value];
  const texts = await valueWords(comparedField(field), values, telling);
  const joined = operator === 'between' ? texts.join(` ${t('filter.and')} `) : texts.join(', ');
  return `${words} ${joined}`;
}

async function valueWords(
  field: FieldDescription,
  values: readonly unknown[],
  { t, format, names }: Telling,
): Promise<string[]> {
  const { target } = field;
  const ids = values.flatMap((value) => lookupValue(value)?.id ?? []);
  const unknown = target === undefined ? [] : ids.filter((id) => !names.of(target, id));
  if (target !== undefined && unknown.length > 0) await names.load(target, unknown);
  return values.map((value) => {
    if (value === null) return t('filter.nothing');
    const id = target === undefined ? undefined : lookupValue(value)?.id;
    return (id === undefined ? undefined : names.of(target ?? '', id)) ?? format.text(field, value);
  });
}
