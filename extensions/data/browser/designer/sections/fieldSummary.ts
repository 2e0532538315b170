import type { Translate } from 'lathe';
import { digitsOf } from '../../../common/objects/fieldTypes';
import type { FieldRow } from './fieldRows';

/** What matters of a field beside its type, in a few words. */
export function fieldSummary({ type, data, target }: FieldRow, t: Translate): string {
  if (target !== undefined) return `→ ${target}`;
  if (!data) return '';
  const digits = digitsOf(data);
  if (digits) return `${digits.precision}, ${digits.scale}`;
  if (data.length !== undefined) return t('fields.length', { length: data.length });
  if (data.choices) return data.choices.map(({ value, label }) => label ?? value).join(', ');
  if (data.rollup) return t(`rollup.${data.rollup.function}`);
  return data.formula ?? data.format ?? (type === 'checkbox' && data.default === true ? t('fields.ticked') : '');
}
